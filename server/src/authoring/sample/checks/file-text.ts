import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SampleLanguage } from '@vincere/contract';
import { extensionOf } from '@vincere/domain';
import { readArchive, readWhole } from '../../../platform/archives/read.ts';
import { packageLimits } from '../../packages/limits.ts';
import { sampleFilesFolder } from '../editions.ts';
import { textOfPdf } from './pdf-text.ts';

/**
 * Returns the text of a file of an edition. Paragraphs and cells (without formulas) of office documents, and lines of a PDF, are on separate
 * lines. A picture has no text.
 */
export async function textOf(language: SampleLanguage, file: string): Promise<string> {
  const path = join(sampleFilesFolder(language), file);
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
    .replace(/<f\b[^>]*>[^<]*<\/f>/g, '')
    .replace(/<\/(w:p|si|c)>/g, '\n')
    .replace(/<[^>]+>/g, '')
    .replaceAll('&apos;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
}
