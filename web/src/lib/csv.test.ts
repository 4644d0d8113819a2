import { expect, test } from 'vitest';
import { csvOf } from './csv.ts';

test('a CSV file quotes cells and escapes formulas', async () => {
  const bytes = new Uint8Array(
    await csvOf([
      ['name', 'link'],
      ['Byron, "Ada"', '=1+1'],
    ]).arrayBuffer(),
  );
  expect(new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)).toBe(
    '\ufeffname,link\r\n"Byron, ""Ada""",\'=1+1\r\n',
  );
});
