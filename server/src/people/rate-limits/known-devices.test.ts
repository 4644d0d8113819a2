import { expect, test } from 'vitest';
import { knownDevices } from './known-devices.ts';

const devices = knownDevices('a signing key of some length', false);
/** The `Cookie` header that a browser sends after a `Set-Cookie` header. */
const sent = (setCookie: string) => `theme=dark; ${setCookie.split(';')[0]}`;

test('a device that has logged in is known for that account and keeps its id', () => {
  const cookie = sent(devices.remember(7, null));
  const device = devices.find(cookie, 7);
  expect(device).toMatch(/^[\w-]{22}$/);
  expect(devices.find(cookie, 8)).toBeNull();
  expect(devices.find(sent(devices.remember(7, device)), 7)).toBe(device);
});

test('a cookie that was not signed here is ignored', () => {
  const [name, value = ''] = (devices.remember(7, 'x').split(';')[0] ?? '').split('=');
  const [, , signature] = value.split('.');
  for (const forged of ['', '7', '7.x', '7.x.', '7.x.y', `8.x.${signature}`, `7.y.${signature}`])
    for (const account of [7, 8]) expect(devices.find(`${name}=${forged}`, account)).toBeNull();
  const others = knownDevices('another signing key', false);
  expect(others.find(`${name}=${value}`, 7)).toBeNull();
  expect(devices.find(undefined, 7)).toBeNull();
});

test('scripts and other sites cannot use the cookie, and behind TLS it stays on this host', () => {
  expect(devices.remember(7, 'x')).toMatch(/; Path=\/; Max-Age=15552000; HttpOnly; SameSite=Lax$/);
  expect(knownDevices('a signing key', true).remember(7, 'x')).toMatch(
    /^__Host-vincere-device=7\.x\..+; HttpOnly; SameSite=Lax; Secure$/,
  );
});
