import { useLocation, useNavigation } from "react-router";

/** Whether this page's list is being renewed: a filter changed, and the new answer is on its way. */
export function useRenewing(): boolean {
  const { state, location } = useNavigation();
  const { pathname } = useLocation();
  return state === "loading" && location.pathname === pathname;
}
