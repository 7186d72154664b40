/** The one toast: shown, closed to the eye after 3 s, gone after 3.5 s. A new one takes the old one's place. */

export type ToastType = "success" | "warning" | "error";
export type Toast = { id: number; type: ToastType; message: string; closing: boolean };

const CLOSE_MS = 3_000;
const REMOVE_MS = 3_500;

let toast: Toast | null = null;
let timers: ReturnType<typeof setTimeout>[] = [];
const listeners = new Set<() => void>();

function set(next: Toast | null) {
  toast = next;
  for (const listener of listeners) listener();
}

/** Shows a message. `success` and `warning` are announced politely, `error` at once. */
export function showToast(type: ToastType, message: string): void {
  const shown: Toast = { id: (toast?.id ?? 0) + 1, type, message, closing: false };
  for (const timer of timers) clearTimeout(timer);
  set(shown);
  timers = [
    setTimeout(() => set({ ...shown, closing: true }), CLOSE_MS),
    setTimeout(() => set(null), REMOVE_MS),
  ];
}

/** Takes the toast away now. */
export function closeToast(): void {
  for (const timer of timers) clearTimeout(timer);
  set(null);
}

/** The toast as it stands, or `null`. */
export function currentToast(): Toast | null {
  return toast;
}

/** Calls back on every change, until the answer is called. */
export function subscribeToToast(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
