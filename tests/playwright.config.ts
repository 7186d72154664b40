import { defineConfig, devices } from "@playwright/test";

const CHROMIUM = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

export default defineConfig({
  testDir: "browser",
  // The first test to need the server pays for its start; nothing here is timed.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  workers: 1,
  retries: 0,
  reporter: [["list"], ["json", { outputFile: "../test-results/browser.json" }]],
  outputDir: "../test-results/browser",
  globalSetup: "./browser/global-setup.ts",
  use: {
    ...devices["Desktop Chrome"],
    headless: true,
    // Set by the global set-up, which knows the server's port.
    baseURL: process.env["TEST_BASE_URL"] ?? "",
    locale: "zh-TW",
    timezoneId: "Asia/Taipei",
    trace: "off",
    launchOptions: { executablePath: process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium", args: CHROMIUM },
  },
});
