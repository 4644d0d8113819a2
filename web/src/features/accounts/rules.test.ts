import { calls } from '@vincere/contract';
import { accounts } from '@vincere/contract/messages';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rules } from './rules.ts';

const server = calls.registerUser.body.shape;
const part = fc.string({ unit: fc.constantFrom(...`aZ09._+-'@ é`.split('')), maxLength: 6 });
const typed = fc.tuple(part, fc.constantFrom('@b', '@', ''), part, fc.constantFrom('.org', '.o', '..org'));

test('the form and the server accept the same names, addresses, user names and new passwords', () => {
  const agree = (value: string) => {
    expect(rules.personName(value) === true).toBe(server.first_name.safeParse(value).success);
    expect(rules.email(value) === true).toBe(server.email_address.safeParse(value).success);
    expect(rules.username(value) === true).toBe(server.username.safeParse(value).success);
    expect(rules.newPassword(value) === true).toBe(server.password.safeParse(value).success);
  };
  for (const value of [
    "o'neil+x@mail.b-c.org",
    '.a@b.org',
    'a..b@c.org',
    ' a ',
    '12345678',
    'Ada <ada@exämple.org>',
    'Dr.Weiß',
    '\u3164',
    'Ada\u202e',
    '...',
    'evil.example',
    'J. R. R. Tolkien',
  ])
    agree(value);
  fc.assert(
    fc.property(typed, (parts) => agree(parts.join(''))),
    { numRuns: 1_000 },
  );
});

test('a repeated password is checked for its length, then for equality', () => {
  const repeated = (value: string) => rules.repeatedPassword(value, { password: 'correct horse' });
  expect(repeated('correct')).toBe(accounts.newPasswordTooShort);
  expect(repeated('correct house')).toBe(accounts.passwordsDiffer);
  expect(repeated('correct horse')).toBe(true);
});
