import { expect, test } from 'vitest';
import { isPasswordOfName } from './guessable.ts';

const ada = {
  first_name: 'Augusta Ada',
  last_name: 'Lovelace-King',
  email_address: 'ada.lovelace@example.org',
  username: 'countess',
};

test.each([
  'vincere1',
  'VINCERE2024',
  'Lovelace',
  'lovelace99',
  'Augusta123',
  'countess',
  'ada.lovelace@example.org',
  'Ada.Lovelace1',
  'Augusta Ada Lovelace-King',
  'ｌｏｖｅｌａｃｅ１',
])('%s is guessable from the names of the account', (password) => {
  expect(isPasswordOfName(password, ada)).toBe(true);
});

test.each(['lovelace in the rain', 'my vincere phrase', 'ada12345', '12345678', 'correct horse'])(
  '%s is not',
  (password) => {
    expect(isPasswordOfName(password, ada)).toBe(false);
  },
);

test('a username that ends in digits is one too', () => {
  expect(isPasswordOfName('player1234', { ...ada, username: 'player1234' })).toBe(true);
});
