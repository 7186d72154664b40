import { describe, expect, it } from "vitest";
import { EMPTY_CONTACT } from "./draft.ts";
import { contactPayload } from "./send-contact.ts";

const fields = { ...EMPTY_CONTACT.fields, name: " 林測試 ", mobile: "0900123456", email: "a@example.com" };
const tour = { tourName: "北歐四國", tourGroupNumber: "NE-1", dateStart: "2027-01-02", path: "/tours/1/2" };

describe("what an inquiry sends", () => {
  it("joins the places, the typed one last", () => {
    const sent = contactPayload({ ...fields, places: ["北歐", "西歐"], otherPlace: " 冰島 " }, null);
    expect(sent["location"]).toBe("北歐、西歐、冰島");
    expect(sent["name"]).toBe("林測試");
  });

  it("sends the digits of the headcount, or its text where it has none", () => {
    expect(contactPayload({ ...fields, headcount: "大約 12 位" }, null)["headcount"]).toBe("12");
    expect(contactPayload({ ...fields, headcount: "未定" }, null)["headcount"]).toBe("未定");
  });

  it("makes the purpose of the choice and the text beside 其他", () => {
    const other = { ...fields, otherPurpose: "合作" };
    expect(contactPayload({ ...other, purpose: "其他" }, null)["purpose"]).toBe("其他：合作");
    expect(contactPayload({ ...other, purpose: "簽證與證件" }, null)["purpose"]).toBe("簽證與證件");
  });

  it("names the tour only where there is one, and the group only of a departure", () => {
    expect(contactPayload(fields, null)).not.toHaveProperty("tour_name");
    expect(contactPayload(fields, tour)).toMatchObject({ tour_name: "北歐四國", tour_group_number: "NE-1" });
    expect(contactPayload(fields, { ...tour, tourGroupNumber: "" })).not.toHaveProperty("tour_group_number");
  });
});
