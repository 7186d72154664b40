import { useEffect, useState } from "react";

/** Whole seconds until `at` (milliseconds of Date.now()); 0 once it is past. Ticks once a second. */
export function useCountdown(at: number): number {
  const [left, setLeft] = useState(() => secondsTo(at));
  useEffect(() => {
    setLeft(secondsTo(at));
    const timer = setInterval(() => {
      const seconds = secondsTo(at);
      setLeft(seconds);
      if (seconds === 0) clearInterval(timer);
    }, 1000);
    return () => clearInterval(timer);
  }, [at]);
  return left;
}

function secondsTo(at: number): number {
  return Math.max(0, Math.ceil((at - Date.now()) / 1000));
}

/** 60 → `60s`, 9 → `09s`. */
export function countdownText(seconds: number): string {
  return `${String(seconds).padStart(2, "0")}s`;
}
