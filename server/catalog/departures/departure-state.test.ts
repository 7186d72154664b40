import { describe, expect, it } from "vitest";
import {
  acceptsRegistrations,
  type DepartureFacts,
  departureStatus,
  formation,
  peopleToForm,
  seatsLeft,
} from "./departure-state.ts";

const facts: DepartureFacts = {
  date_start: "2027-03-10",
  registration_deadline: "2027-02-28",
  closed_at: null,
  cancelled_at: null,
  seats_total: 20,
  seats_held: 0,
  people_confirmed: 0,
  minimum_group_size: 16,
};
const today = "2027-01-15";
const status = (change: Partial<DepartureFacts>, day = today) =>
  departureStatus({ ...facts, ...change }, day);
const formed = (change: Partial<DepartureFacts>) => formation({ ...facts, ...change });

describe("departureStatus", () => {
  it("is open while more than a few seats are left", () => {
    expect(status({})).toBe("open");
    expect(status({ seats_held: 16 })).toBe("open");
  });
  it("says few_left for the last 15 % and for the last two seats of a small group", () => {
    expect(status({ seats_held: 17 })).toBe("few_left");
    expect(status({ seats_held: 19 })).toBe("few_left");
    expect(status({ seats_total: 6, seats_held: 4 })).toBe("few_left");
    expect(status({ seats_total: 6, seats_held: 3 })).toBe("open");
  });
  it("offers the waitlist when no seat is left, also where there never was one", () => {
    expect(status({ seats_held: 20 })).toBe("waitlist");
    expect(status({ seats_total: 0 })).toBe("waitlist");
  });
  it("closes after the deadline's own day, on the day of departure, and by hand", () => {
    expect(status({}, "2027-02-28")).toBe("open");
    expect(status({}, "2027-03-01")).toBe("closed");
    expect(status({ registration_deadline: "2027-03-10" }, "2027-03-10")).toBe("closed");
    expect(status({ closed_at: new Date() })).toBe("closed");
  });
  it("says cancelled before anything else", () => {
    expect(status({ cancelled_at: new Date(), closed_at: new Date(), seats_held: 20 })).toBe("cancelled");
  });
  it("never turns unknown numbers into an offer of seats", () => {
    expect(status({ seats_total: Number.NaN })).toBe("waitlist");
    expect(seatsLeft({ seats_total: Number.NaN, seats_held: 0 })).toBe(0);
    expect(seatsLeft({ seats_total: 2, seats_held: 5 })).toBe(0);
  });
});

describe("formation", () => {
  it("is forming with nobody confirmed, whatever the minimum", () => {
    expect(formed({})).toBe("forming");
    expect(formed({ minimum_group_size: 1 })).toBe("forming");
  });
  it("is nearly formed with a quarter or two people lacking", () => {
    expect(formed({ people_confirmed: 11 })).toBe("forming");
    expect(formed({ people_confirmed: 12 })).toBe("nearly_formed");
    expect(formed({ people_confirmed: 2, minimum_group_size: 4 })).toBe("nearly_formed");
  });
  it("is formed once the minimum is confirmed, and never for a cancelled departure", () => {
    expect(formed({ people_confirmed: 16 })).toBe("formed");
    expect(formed({ people_confirmed: 16, cancelled_at: new Date() })).toBe("forming");
  });
  it("never turns unknown numbers into a promise", () => {
    expect(formed({ people_confirmed: Number.NaN })).toBe("forming");
    expect(formed({ minimum_group_size: Number.NaN })).toBe("forming");
  });
  it("counts the people still lacking", () => {
    expect(peopleToForm({ people_confirmed: 14, minimum_group_size: 16 })).toBe(2);
    expect(peopleToForm({ people_confirmed: 30, minimum_group_size: 16 })).toBe(0);
  });
});

describe("acceptsRegistrations", () => {
  it("follows the deadline and the closing, not the seats", () => {
    expect(acceptsRegistrations({ ...facts, seats_held: 20 }, today)).toBe(true);
    expect(acceptsRegistrations(facts, "2027-03-01")).toBe(false);
  });
});
