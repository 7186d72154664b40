/** The code points an uncompressed font maps to glyphs, read from its cmap table (formats 4 and 12). */
export function mappedCodePoints(sfnt: Buffer): Set<number> {
  const tables = sfnt.readUInt16BE(4);
  for (let index = 0; index < tables; index += 1) {
    const record = 12 + index * 16;
    if (sfnt.toString("latin1", record, record + 4) === "cmap") {
      return readCmap(sfnt, sfnt.readUInt32BE(record + 8));
    }
  }
  throw new Error("the font has no cmap table");
}

function readCmap(sfnt: Buffer, cmap: number): Set<number> {
  const found = new Set<number>();
  for (let index = 0; index < sfnt.readUInt16BE(cmap + 2); index += 1) {
    const at = cmap + sfnt.readUInt32BE(cmap + 4 + index * 8 + 4);
    const format = sfnt.readUInt16BE(at);
    if (format === 12) readGroups(sfnt, at, found);
    if (format === 4) readSegments(sfnt, at, found);
  }
  return found;
}

function readGroups(sfnt: Buffer, at: number, found: Set<number>) {
  for (let group = 0; group < sfnt.readUInt32BE(at + 12); group += 1) {
    const first = sfnt.readUInt32BE(at + 16 + group * 12);
    const last = sfnt.readUInt32BE(at + 20 + group * 12);
    for (let code = first; code <= last; code += 1) found.add(code);
  }
}

function readSegments(sfnt: Buffer, at: number, found: Set<number>) {
  const doubled = sfnt.readUInt16BE(at + 6);
  for (let segment = 0; segment < doubled; segment += 2) {
    const last = sfnt.readUInt16BE(at + 14 + segment);
    const first = sfnt.readUInt16BE(at + 16 + doubled + segment);
    for (let code = first; code <= last && code < 0xffff; code += 1) found.add(code);
  }
}
