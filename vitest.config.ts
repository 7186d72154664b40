import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["{contract,server,ui,site,demo,start,tests}/**/*.test.{ts,tsx}"],
    exclude: ["**/node_modules/**", "**/build/**", "tests/browser/**"],
    // Two cores: more workers only make the databases fight for them.
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
