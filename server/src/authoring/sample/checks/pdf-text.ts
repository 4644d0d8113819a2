import { inflateSync } from 'node:zlib';

/** The texts of the character codes of a font. A font without one has Latin-1 codes of one byte. */
type Letters = ReadonlyMap<string, string>;

/**
 * Returns the text of a PDF, each line of it on its own line. Reads what the sample's PDFs contain: objects outside of object
 * streams, Flate and ASCII 85, and texts in Latin-1 or in two-byte codes with a map to Unicode.
 */
export function textOfPdf(bytes: Buffer): string {
  const file = bytes.toString('latin1');
  const objects = new Map(
    [...file.matchAll(/\b(\d+) 0 obj\b([^]*?)endobj/g)].map(([, id = '', body = '']) => [id, body]),
  );
  const letters = new Map<string, Letters>();
  for (const [, font = '', id = ''] of file.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
    const map = objects.get(id)?.match(/\/ToUnicode (\d+) 0 R/)?.[1];
    if (map !== undefined) letters.set(font, lettersOf(streamOf(objects.get(map) ?? '')));
  }
  return [...objects.values()]
    .map(streamOf)
    .flatMap((content) => [...content.matchAll(/\bBT\b([^]*?)\bET\b/g)])
    .map(([, drawn = '']) => textOfObject(drawn, letters))
    .join('\n');
}

/** Returns the decoded stream of an object; empty if it has none, or holds a picture or a font. */
function streamOf(body: string): string {
  const [, head = '', data] = body.match(/^([^]*?)stream\r?\n([^]*?)\s*endstream/) ?? [];
  if (data === undefined || /\/Image\b|\/Length1\b/.test(head)) return '';
  const bytes = head.includes('/ASCII85Decode') ? fromAscii85(data) : Buffer.from(data, 'latin1');
  return (head.includes('/FlateDecode') ? inflateSync(bytes) : bytes).toString('latin1');
}

/** Returns the letters of a font from its map to Unicode. */
function lettersOf(map: string): Letters {
  const letters = new Map<string, string>();
  const parts = (kind: string, row: RegExp) =>
    [...map.matchAll(new RegExp(`begin${kind}([^]*?)end${kind}`, 'g'))].flatMap(([, rows = '']) => [
      ...rows.matchAll(row),
    ]);
  const codeOf = (value: number) => value.toString(16).toUpperCase().padStart(4, '0');
  for (const [, code = '', letter = ''] of parts('bfchar', /<(\w+)>\s*<(\w+)>/g))
    letters.set(code.toUpperCase(), String.fromCharCode(Number.parseInt(letter, 16)));
  for (const [, first = '', last = '', letter = ''] of parts('bfrange', /<(\w+)>\s*<(\w+)>\s*<(\w+)>/g)) {
    const start = Number.parseInt(first, 16);
    for (let code = start; code <= Number.parseInt(last, 16); code++)
      letters.set(codeOf(code), String.fromCharCode(Number.parseInt(letter, 16) + code - start));
  }
  return letters;
}

const tokens = /\/(F\d+) [\d.]+ Tf|\(((?:\\.|[^\\)])*)\) Tj|<(\w+)> Tj|(T\*)/g;

/** Returns the text that a text object draws, with a line for each `T*`. */
function textOfObject(drawn: string, letters: ReadonlyMap<string, Letters>): string {
  let font: Letters | undefined;
  let text = '';
  for (const [, fontName, latin, codes, newLine] of drawn.matchAll(tokens)) {
    if (fontName !== undefined) font = letters.get(fontName);
    else if (newLine !== undefined) text += '\n';
    else if (latin !== undefined) text += unescaped(latin);
    else text += (codes?.match(/.{4}/g) ?? []).map((code) => font?.get(code.toUpperCase()) ?? '').join('');
  }
  return text;
}

function unescaped(latin: string): string {
  return latin
    .replace(/\\(\d{3})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 8)))
    .replace(/\\([()\\])/g, '$1');
}

function fromAscii85(data: string): Buffer {
  const groups =
    data
      .replace(/~>$/, '')
      .replace(/\s/g, '')
      .replaceAll('z', '!!!!!')
      .match(/.{1,5}/g) ?? [];
  return Buffer.concat(
    groups.map((group) => {
      const value = Buffer.from(group.padEnd(5, 'u')).reduce((sum, digit) => sum * 85 + digit - 33, 0);
      const word = Buffer.alloc(4);
      word.writeUInt32BE(value);
      return word.subarray(0, group.length - 1);
    }),
  );
}
