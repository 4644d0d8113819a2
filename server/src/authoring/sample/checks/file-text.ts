import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inflateSync } from 'node:zlib';
import { extensionOf } from '@vincere/domain';
import { readArchive, readWhole } from '../../../platform/archives/read.ts';
import { packageLimits } from '../../packages/limits.ts';
import { sampleFilesFolder } from '../editions.ts';

/**
 * Returns the text of a file of the sample. Paragraphs and cells of office documents, and lines of a PDF, are on separate
 * lines. A picture has no text.
 */
export async function textOf(file: string): Promise<string> {
  const path = join(sampleFilesFolder('en'), file);
  switch (extensionOf(file)) {
    case 'docx':
    case 'xlsx':
      return textOfDocument(path);
    case 'pdf':
      return textOfPdf(readFileSync(path));
    case 'png':
      return '';
    default:
      return readFileSync(path, 'utf8');
  }
}

/** Parts of an office document with text that a reader sees. */
const visibleParts = /^(word\/document|xl\/sharedStrings|xl\/worksheets\/.*)\.xml$/;

async function textOfDocument(path: string): Promise<string> {
  const parts: string[] = [];
  await readArchive(path, packageLimits, async (name, open) => {
    if (visibleParts.test(name)) parts.push((await readWhole(await open())).toString('utf8'));
  });
  return parts
    .join('\n')
    .replace(/<\/(w:p|si|c)>/g, '\n')
    .replace(/<[^>]+>/g, '')
    .replaceAll('&apos;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
}

function textOfPdf(bytes: Buffer): string {
  const streams = bytes
    .toString('latin1')
    .matchAll(/\/ASCII85Decode \/FlateDecode[^]*?stream\r?\n([^]*?)~>endstream/g);
  return [...streams]
    .map(([, data = '']) => inflateSync(fromAscii85(data)).toString('latin1'))
    .flatMap((content) => [...content.matchAll(/\(((?:\\.|[^\\)])*)\) Tj/g)])
    .map(([, line = '']) =>
      line.replace(/\\(\d{3})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 8))),
    )
    .map((line) => line.replace(/\\([()\\])/g, '$1'))
    .join('\n');
}

function fromAscii85(data: string): Buffer {
  const groups =
    data
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
