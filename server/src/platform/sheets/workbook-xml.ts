import { SaxesParser } from 'saxes';
import { UnreadableArchive } from '../archives/read.ts';
import { sheetLimits } from './limits.ts';

/** No spreadsheet program nests elements deeper than this. */
const maxDepth = 64;

type Attributes = Readonly<Record<string, string>>;
type Listener = {
  open?: (name: string, attributes: Attributes, parent: string | undefined) => void;
  close?: (name: string, text: string, parent: string | undefined) => void;
};

/**
 * Reads a part of a workbook. Calls `open` and `close` for each element with its name without prefix and the name of its
 * parent. `close` also gets the text directly in the element.
 */
export function readXml(part: Buffer, { open, close }: Listener): void {
  const parser = new SaxesParser();
  const path: { name: string; text: string }[] = [];
  const add = (text: string) => {
    const element = path.at(-1);
    if (element === undefined) return;
    element.text += text;
    if (element.text.length > sheetLimits.cell) throw new UnreadableArchive('a text too long for a cell');
  };
  parser.on('doctype', () => {
    throw new UnreadableArchive('a document type');
  });
  parser.on('text', add);
  parser.on('cdata', add);
  parser.on('opentag', ({ name, attributes }) => {
    const local = localName(name);
    open?.(local, attributes, path.at(-1)?.name);
    path.push({ name: local, text: '' });
    if (path.length > maxDepth) throw new UnreadableArchive('elements too deep');
  });
  parser.on('closetag', () => {
    const element = path.pop();
    if (element !== undefined) close?.(element.name, element.text, path.at(-1)?.name);
  });
  const isUtf16 = part.length >= 2 && [0xfffe, 0xfeff].includes(part.readUInt16BE(0));
  const encoding = !isUtf16 ? 'utf-8' : part[0] === 0xff ? 'utf-16le' : 'utf-16be';
  parser.write(new TextDecoder(encoding).decode(part)).close();
}

const localName = (name: string) => name.slice(name.indexOf(':') + 1);

export const isTrue = (value: string | undefined) => value === '1' || value === 'true';

/** Reads the text of each element with this name, which may consist of several runs. */
export function richText(take: (text: string) => void, element: string) {
  let text = '';
  let isPhonetic = false;
  return {
    open: (name: string) => {
      if (name === element) text = '';
      if (name === 'rPh') isPhonetic = true;
    },
    close: (name: string, content: string) => {
      if (name === 't' && !isPhonetic) text += unescaped(content);
      if (text.length > sheetLimits.cell) throw new UnreadableArchive('a text too long for a cell');
      if (name === 'rPh') isPhonetic = false;
      if (name === element) take(text);
    },
  };
}

/** Decodes characters that XML can't contain and that a workbook writes as `_x000D_`. */
export function unescaped(text: string): string {
  return text.replace(/_x([0-9a-f]{4})_/gi, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
}
