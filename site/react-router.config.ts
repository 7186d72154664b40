import type { Config } from "@react-router/dev/config";

export default {
  appDirectory: "app",
  ssr: true,
  // All routes travel with the page: no manifest end-point that would have to be cached apart.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
