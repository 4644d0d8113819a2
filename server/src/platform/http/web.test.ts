import { expect, test } from 'vitest';
import { wantsPage } from './web.ts';

const browser = 'text/html,application/xhtml+xml,*/*;q=0.8';

test('browsers get the page at every address, and other clients at addresses without a file extension', () => {
  expect(wantsPage('GET', '/login', browser)).toBe(true);
  expect(wantsPage('GET', '/v1.2', browser)).toBe(true);
  expect(wantsPage('GET', '/', '*/*')).toBe(true);
  expect(wantsPage('GET', '/j/ABC123?name=a.b', '*/*')).toBe(true);
  expect(wantsPage('GET', '/', undefined)).toBe(true);
});

test('missing scripts, pictures and addresses of the API are not answered with the page', () => {
  expect(wantsPage('GET', '/assets/app-1a2b.js', '*/*')).toBe(false);
  expect(wantsPage('GET', '/favicon.ico', 'image/*,*/*;q=0.8')).toBe(false);
  expect(wantsPage('GET', '/api/v1/nothing', browser)).toBe(false);
  expect(wantsPage('GET', '/login', 'application/json')).toBe(false);
  expect(wantsPage('POST', '/', browser)).toBe(false);
});
