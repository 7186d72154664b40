import { data } from "react-router";

/** An address nobody knows. */
export function loader() {
  // The router's way to a 404 with the frame around it: the root's error boundary shows it.
  // oxlint-disable-next-line typescript/only-throw-error
  throw data(null, { status: 404 });
}

export default function NotFound() {
  return null;
}
