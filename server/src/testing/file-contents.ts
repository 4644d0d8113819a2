import { buffer } from 'node:stream/consumers';
import { inflateRawSync } from 'node:zlib';
import { ZipFile } from 'yazl';

const officeNames = { docx: 'wordprocessingml.document', xlsx: 'spreadsheetml.sheet' } as const;

const ascii = (content: string) => Buffer.from(content, 'latin1');
const jpeg = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, ...ascii('JFIF\0'), 1, 1, 0, 0, 1, 0, 1, 0, 0]);
const compound = Buffer.concat([
  Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]),
  Buffer.alloc(504),
]);
const mpeg4 = (brand: string) =>
  Buffer.concat([Buffer.from([0, 0, 0, 20]), ascii(`ftyp${brand}\0\0\0\0${brand}`)]);

const simple: Readonly<Record<string, Buffer>> = {
  pdf: ascii('%PDF-1.4\n%%EOF\n'),
  png: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=',
    'base64',
  ),
  jpg: jpeg,
  jpeg,
  gif: ascii('GIF89a\x01\0\x01\0\0\0\0;'),
  txt: ascii('Words'),
  csv: ascii('a,b\n1,2\n'),
  zip: Buffer.concat([ascii('PK\x03\x04'), Buffer.alloc(508)]),
  doc: compound,
  xls: compound,
  mp4: mpeg4('isom'),
  mov: mpeg4('qt  '),
  avi: ascii('RIFF\x20\0\0\0AVI LIST'),
  webm: Buffer.concat([Buffer.from([0x1a, 0x45, 0xdf, 0xa3, 0x87, 0x42, 0x82, 0x84]), ascii('webm')]),
};

/** Returns the smallest valid content of a file with this extension. Throws if there is no sample. */
export async function sampleBytes(extension: string): Promise<Uint8Array<ArrayBuffer>> {
  const bytes =
    extension === 'docx' || extension === 'xlsx' ? await office(officeNames[extension]) : simple[extension];
  if (bytes === undefined) throw new Error(`No sample of ${extension}`);
  return Uint8Array.from(bytes);
}

function office(name: string): Promise<Buffer> {
  const zip = new ZipFile();
  const type = `application/vnd.openxmlformats-officedocument.${name}.main+xml`;
  zip.addBuffer(Buffer.from(`<Types><Override ContentType="${type}"/></Types>`), '[Content_Types].xml');
  zip.end();
  return buffer(zip.outputStream);
}

/** Returns the entries of a zip as texts, by name. It reads the central directory. */
export function readZip(zip: Buffer): Record<string, string> {
  const end = zip.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]));
  const count = zip.readUInt16LE(end + 10);
  const entries: Record<string, string> = {};
  let at = zip.readUInt32LE(end + 16);
  for (let n = 0; n < count; n++) {
    const method = zip.readUInt16LE(at + 10);
    const size = zip.readUInt32LE(at + 20);
    const nameLength = zip.readUInt16LE(at + 28);
    const local = zip.readUInt32LE(at + 42);
    const name = zip.toString('utf8', at + 46, at + 46 + nameLength);
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    const data = zip.subarray(start, start + size);
    entries[name] = (method === 0 ? data : inflateRawSync(data)).toString('utf8');
    at += 46 + nameLength + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
  }
  return entries;
}
