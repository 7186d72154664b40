import type { Server } from "node:http";

/** Listens on a free port, says so as our server does, and stops on SIGTERM. */
export function listen(server: Server): void {
  server.listen(0, "127.0.0.1", () => {
    const address = server.address();
    const port = typeof address === "object" && address ? address.port : 0;
    process.stdout.write(`Ready: http://localhost:${port}\n`);
  });
  process.on("SIGTERM", () => process.exit(0));
}
