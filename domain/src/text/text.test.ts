import { expect, test } from 'vitest';
import { fileText } from './text.ts';

test.each([
  ['a\ufffeb\uffffc', 'abc'],
  ['a\ufdd0\u{1fffe}\u{10ffff}b', 'ab'],
  ['a\u0000\u0007\u001b\u007f\u0085b', 'ab'],
  ['a\ud800b\udc00', 'a\ufffdb\ufffd'],
  ['a\vb\fc', 'a\nb\nc'],
])('the text %j is written to a file as %j', (text, written) => {
  expect(fileText(text)).toBe(written);
});

test('a text for a file keeps tabs, line breaks and every visible character', () => {
  const text = 'a\tb\r\nc <&> ]]> é 李 👩‍🔬 \u{10fffd} \ue000';
  expect(fileText(text)).toBe(text);
});
