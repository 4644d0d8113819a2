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
])('the password %s is guessable from the names of the account', (password) => {
  expect(isPasswordOfName(password, ada)).toBe(true);
});

test.each(['lovelace in the rain', 'my vincere phrase', 'ada12345', '12345678', 'correct horse'])(
  'the password %s is not guessable from the names of the account',
  (password) => {
    expect(isPasswordOfName(password, ada)).toBe(false);
  },
);

test('a password that is the username is guessable, also if it ends in digits', () => {
  expect(isPasswordOfName('player1234', { ...ada, username: 'player1234' })).toBe(true);
});
