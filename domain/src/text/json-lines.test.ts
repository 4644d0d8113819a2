import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readJson } from './json-lines.ts';

const isJson = (text: string) => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

describe('reading JSON with line numbers', () => {
  test('reading JSON with line numbers returns the same value as JSON.parse', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 5 }), fc.constantFrom(0, 2, '\t'), (value, indent) => {
        const text = JSON.stringify(value, null, indent);
        expect(readJson(text)).toMatchObject({ value: JSON.parse(text) as unknown });
      }),
    );
  });

  test('reading JSON with line numbers accepts exactly the texts that JSON.parse accepts', () => {
    const pieces = [
      '{',
      '}',
      '[',
      ']',
      ',',
      ':',
      '"a"',
      '"',
      '\\',
      '1',
      '-',
      '0',
      '.5',
      'e3',
      'null',
      ' ',
      '\n',
    ];
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 12 }), (parts) => {
        const text = parts.join('');
        expect('value' in readJson(text)).toBe(isJson(text));
      }),
      { numRuns: 2000 },
    );
  });

  test('reading JSON with line numbers returns the line of every value', () => {
    const node = readJson('[\n  {\n    "content": "a"\n  },\r\n\n  5]');
    expect(node).toMatchObject({ line: 1, items: [{ line: 2 }, { line: 6, value: 5 }] });
    expect('items' in node && node.items?.[0]?.fields?.get('content')).toMatchObject({ line: 3 });
  });
});

describe('a text that is not JSON', () => {
  test.each([
    ['[\n  {"content": "a"}\n  {"content": "b"}\n]', 3, "A comma or ] is expected, not '{'"],
    ['[{"content": "a"},\n]', 2, "']' is not expected here"],
    ['[{"content": "a"}', 1, 'The text ends before this list is closed with ]'],
    ['{"content": "a"\n"likes": 2}', 2, "A comma or } is expected, not '\"'"],
    ['{\n content: "a"}', 2, `A name in "quotes" is expected, not 'content'`],
    ['{"content" "a"}', 1, 'A colon is missing after "content"'],
    ['{"content":\n"a\nb"}', 2, 'This text is not closed with "; a new line inside it is written \\n'],
    ['{"content": "C:\\dir"}', 1, 'A backslash is written twice, a quotation mark as \\"'],
    ['{"content": “a”}', 1, "'“' is not expected here"],
    ['[]\n\nHere you are', 3, "Nothing can follow here, but there is 'Here'"],
    ['[', 1, 'The text ends here'],
    ['['.repeat(200), 1, 'There are too many brackets inside each other'],
  ])('a text that is not JSON is reported with the line of the error: %j', (text, line, message) => {
    expect(readJson(text)).toMatchObject({ faults: [{ line, message }] });
  });

  test('a text that is not JSON is reported with its code and facts', () => {
    expect(readJson('[1')).toMatchObject({
      faults: [{ code: 'json.open-list', facts: { end: ']' } }],
    });
    expect(readJson('{')).toMatchObject({
      faults: [{ code: 'json.no-name', facts: { seen: 'the end of the text' } }],
    });
  });

  test.each([
    ['[{"a": 1},\n{"a": [2, 3,]}]', 2],
    ['[{"a": 1} {"a": 2}]', undefined],
    ['{"a": [1, 2 3]}', undefined],
    ['[1, 2]\nHere you are', undefined],
  ])('an error inside a list element is reported with that element: %j', (text, item) => {
    const read = readJson(text);
    expect('faults' in read && read.faults.map((fault) => fault.item)).toEqual([item]);
  });
});
