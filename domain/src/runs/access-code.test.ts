import { expect, test } from 'vitest';
import { accessCodeIn } from './access-code.ts';

test.each([
  '3PA439',
  ' 3pa439 ',
  '3PA-439',
  '3PA 439',
  '3pa–439',
  '"3PA439"',
  '„3PA439“',
  '(3PA439)',
  '[3PA439]',
  '<3PA439>',
  '3PA439.',
  '3PA439,',
  '*3PA439*',
  '`3PA439`',
  '#3PA439',
  'Code: 3PA439',
  'code:3pa439',
  'Access code: "3PA-439".',
  'Zugangscode 3PA 439',
  'Code = 3PA439',
  'The code is 3PA439.',
  'Der Code lautet: 3PA439',
  'Join with 3PA439 please',
  'Codeis3PA439',
  '\u200b3PA439\u200b',
  '3P\u200bA4\u00ad39',
  '\u202a3PA439\u202c',
  '\ufeff3PA439',
  '３ＰＡ４３９',
  '３ｐａ－４３９',
  '3\u00a0PA\u2009439',
  'https://vincere.example/j/3PA439',
  'vincere.example/j/3pa439.',
  'https://vincere.example/j/3PA-439',
  'Join at 10:30 with 3PA-439',
  'Please use 3pa–439 today',
  '<https://vincere.example/j/3PA439>',
  'https://vincere.example/j/3PA439?utm=1',
  'Join: https://vincere.example/j/3PA439 (Code: 3PA439)',
  'https://vincere.example/dashboard?code=3PA439&room=legal',
  'https://vincere.example/reset-password?token=abc&code=3PA439',
  'https://safe.example/?url=https%3A%2F%2Fvincere.example%2Fj%2F3PA439',
])('the access code in %j is understood', (typed) => {
  expect(accessCodeIn(typed)).toBe('3PA439');
});

test.each([
  ['', ''],
  ['...', ''],
  ['abc12', 'ABC12'],
  ['abc-1234', 'ABC1234'],
  ['not a code', 'NOTACODE'],
])('the text %j contains no access code', (typed, read) => {
  expect(accessCodeIn(typed)).toBe(read);
});
