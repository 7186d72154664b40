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
          groups: [{ name: "vendor", test: /node_modules\/(react|react-dom|react-router|scheduler)\// }],
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
