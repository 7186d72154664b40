import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { closeToast, currentToast, showToast, subscribeToToast } from "./toast.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  closeToast();
  vi.useRealTimers();
});

test("a toast closes to the eye after 3 s and is gone after 3.5 s", () => {
  showToast("success", "登入成功");
  vi.advanceTimersByTime(2_999);
  expect(currentToast()).toMatchObject({ type: "success", message: "登入成功", closing: false });
  vi.advanceTimersByTime(1);
  expect(currentToast()?.closing).toBe(true);
  vi.advanceTimersByTime(500);
  expect(currentToast()).toBeNull();
});

test("a second toast takes the place and has its own full time", () => {
  const heard = vi.fn<() => void>();
  const stop = subscribeToToast(heard);
  showToast("success", "一");
  vi.advanceTimersByTime(2_500);
  showToast("warning", "二");
  vi.advanceTimersByTime(2_500);
  expect(currentToast()).toMatchObject({ message: "二", closing: false });
  expect(heard).toHaveBeenCalledTimes(2);
  stop();
});
