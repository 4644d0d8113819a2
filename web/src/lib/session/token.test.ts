import { expect, test } from 'vitest';
import { deviceLag, expiryOf } from './token.ts';

const made = Date.UTC(2027, 2, 9, 9, 0, 0);
const hour = 3_600_000;

function tokenOf(payload: unknown): string {
  return `e30.${Buffer.from(JSON.stringify(payload)).toString('base64url')}.x`;
}
const token = tokenOf({ sid: 1, iat: made / 1000, exp: made / 1000 + 900 });

/** Whether a device considers the token expired. `offBy` is its clock error, `passed` the time since it got the token, in ms. */
const isExpired = (offBy: number, passed: number) => {
  const receivedAt = made + offBy;
  const now = receivedAt + passed;
  return expiryOf(token) < now + deviceLag(token, receivedAt);
};

test.each([
  ['right', 0],
  ['an hour ahead', hour],
  ['an hour behind', -hour],
])('a token is valid for 15 minutes on a device whose clock is %s', (_, offBy) => {
  expect(isExpired(offBy, 0)).toBe(false);
  expect(isExpired(offBy, 14 * 60_000)).toBe(false);
  expect(isExpired(offBy, 16 * 60_000)).toBe(true);
});

test.each(['', 'x', 'a.b.c', tokenOf('text'), tokenOf({ iat: 'soon' })])(
  'a token that cannot be read has expired: %s',
  (broken) => {
    expect(expiryOf(broken)).toBe(0);
    expect(deviceLag(broken, made)).toBe(0);
  },
);
