import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  build: {
    // Fonts and pictures stay files, so that the Content-Security-Policy needs no data: addresses.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // Few files: each one costs a phone a round trip, and small ones are compressed badly.
          groups: [
            {
              name: "vendor",
              test: /node_modules\/(react|react-dom|react-router|scheduler)\//,
              priority: 3,
            },
            // With all that the frame needs.
            { name: "frame", test: /\/site\/app\/root\.tsx/, priority: 2 },
            { name: "pieces", test: /\/(ui|site\/app|lucide-react)\//, minShareCount: 4, priority: 1 },
          ],
        },
      },
    },
  },
  optimizeDeps: {
    include: [
      "@internationalized/date",
      "lucide-react",
      "react-aria-components",
      "react-hook-form",
      "embla-carousel-react",
    ],
  },
});
