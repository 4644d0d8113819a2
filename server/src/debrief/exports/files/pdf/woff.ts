import { inflateSync } from 'node:zlib';

/**
 * Unpacks a WOFF 1.0 font (https://www.w3.org/TR/WOFF/). If the font were read in place, each access to a table would
 * unpack the whole table again.
 */
export function unpackWoff(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12);
  const head = Buffer.alloc(12 + 16 * count);
  woff.copy(head, 0, 4, 8);
  head.writeUInt16BE(count, 4);
  const power = Math.floor(Math.log2(count));
  head.writeUInt16BE(2 ** power * 16, 6);
  head.writeUInt16BE(power, 8);
  head.writeUInt16BE(count * 16 - 2 ** power * 16, 10);
  const parts: Buffer[] = [head];
  let position = head.length;
  for (let index = 0; index < count; index++) {
    const entry = 44 + 20 * index;
    const [offset, packed, length] = [4, 8, 12].map((field) => woff.readUInt32BE(entry + field)) as [
      number,
      number,
      number,
    ];
    const storedTable = woff.subarray(offset, offset + packed);
    const table = packed < length ? inflateSync(storedTable) : storedTable;
    const record = 12 + 16 * index;
    woff.copy(head, record, entry, entry + 4);
    woff.copy(head, record + 4, entry + 16, entry + 20);
    head.writeUInt32BE(position, record + 8);
    head.writeUInt32BE(length, record + 12);
    // Each table begins at a multiple of four bytes.
    const padding = Buffer.alloc((4 - (length % 4)) % 4);
    parts.push(table, padding);
    position += length + padding.length;
  }
  return Buffer.concat(parts);
}
