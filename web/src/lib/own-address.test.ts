import { expect, test } from 'vitest';
import { isOwnAddress, linkToShare, originToShare } from './own-address.ts';

test.each([
  'http://127.0.0.1:3000',
  'http://127.8.0.1',
  'http://localhost:3000',
  'https://vincere.localhost',
  'http://[::1]:3000',
  'http://[::ffff:127.0.0.1]',
  'http://0.0.0.0:3000',
  'http://[::]:3000/reset-password?token=a',
])('the address %s can only be reached from its own computer', (address) => {
  expect(isOwnAddress(address)).toBe(true);
});

test.each([
  'http://192.168.0.20:3000',
  'https://vincere.example',
  'https://127.vincere.example',
  'http://localhost.example',
  'http://[fd00::1]:3000',
  'http://10.127.0.1',
])('the address %s can be reached from other computers', (address) => {
  expect(isOwnAddress(address)).toBe(false);
});

const page = 'http://192.168.0.20:3000';

test('shared links begin with the public address of the server, or else with that of the page', () => {
  expect(originToShare('https://vincere.example', page)).toBe('https://vincere.example');
  expect(originToShare(null, page)).toBe(page);
  expect(originToShare('http://localhost:3000', page)).toBe(page);
});

test('a link from a server without a public address leads to the address of the page', () => {
  const link = '/reset-password?token=a&code=H7K2QD';
  expect(linkToShare(`http://0.0.0.0:3000${link}`, page)).toBe(`${page}${link}`);
  expect(linkToShare(`http://127.0.0.1:3000${link}`, page)).toBe(`${page}${link}`);
  expect(linkToShare(`https://vincere.example${link}`, page)).toBe(`https://vincere.example${link}`);
});
