/** `npm run check:house`: prints what is wrong with the layout. */
import { fileURLToPath } from "node:url";
import { faults } from "./house.ts";

const found = faults(fileURLToPath(new URL("../..", import.meta.url)));
for (const fault of found) console.error(fault);
console.log(found.length === 0 ? "The house stands." : `${found.length} faults`);
process.exitCode = found.length === 0 ? 0 : 1;
