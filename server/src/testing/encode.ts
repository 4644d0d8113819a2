import type { SheetEncoding } from '@vincere/domain';

const tables = new Map<SheetEncoding, ReadonlyMap<string, Buffer>>();

/** Returns a text in an encoding whose characters have one or two bytes, or in UTF-8 or UTF-16 without a byte order mark. */
export function encode(text: string, encoding: SheetEncoding): Buffer {
  if (encoding === 'utf-8') return Buffer.from(text);
  if (encoding.startsWith('utf-16')) {
    const bytes = Buffer.from(text, 'utf16le');
    return encoding === 'utf-16be' ? bytes.swap16() : bytes;
  }
  const table = tables.get(encoding) ?? tableOf(encoding);
  tables.set(encoding, table);
  return Buffer.concat(
    Array.from(text, (character) => {
      const bytes = table.get(character);
      if (bytes === undefined) throw new Error(`${encoding} has no ${character}`);
      return bytes;
    }),
  );
}

/** Node only decodes these encodings, so the table is made by decoding every sequence of bytes. */
function tableOf(encoding: SheetEncoding): ReadonlyMap<string, Buffer> {
  const decoder = new TextDecoder(encoding);
  const table = new Map<string, Buffer>();
  const add = (bytes: Buffer) => {
    const character = decoder.decode(bytes);
    if (Array.from(character).length === 1 && character !== '\ufffd' && !table.has(character))
      table.set(character, bytes);
  };
  for (let first = 0; first < 256; first++) add(Buffer.from([first]));
  for (let first = 0x80; first < 256; first++)
    for (let second = 0x40; second < 256; second++) add(Buffer.from([first, second]));
  return table;
}
