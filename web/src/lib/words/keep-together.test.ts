import { expect, test } from 'vitest';
import { keepTogether } from './keep-together.ts';

test.each([
  ['How far each key fact of stage 2 got', 'How far each key fact of stage\u00a02 got'],
  ['Stage 1, A night without power', 'Stage\u00a01, A night without power'],
  ['Wie weit die Schlüsselfakten von Phase 12 kamen', 'Wie weit die Schlüsselfakten von Phase\u00a012 kamen'],
  ['Room 3 and Raum 4', 'Room\u00a03 and Raum\u00a04'],
  ['A backstage 2 and 3 rooms', 'A backstage 2 and 3 rooms'],
])('the text %j never breaks between a noun and its number', (text, expected) => {
  expect(keepTogether(text)).toBe(expected);
});
