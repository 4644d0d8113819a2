import { expect, test } from 'vitest';
import { meansPage } from './web.ts';

const browser = 'text/html,application/xhtml+xml,*/*;q=0.8';

test('the page is for browsers at every address, and for programs that take anything at those that name no file', () => {
  expect(meansPage('GET', '/login', browser)).toBe(true);
  expect(meansPage('GET', '/v1.2', browser)).toBe(true);
  expect(meansPage('GET', '/', '*/*')).toBe(true);
  expect(meansPage('GET', '/j/ABC123?name=a.b', '*/*')).toBe(true);
  expect(meansPage('GET', '/', undefined)).toBe(true);
});

test('no script, no picture and nothing of the API becomes a page', () => {
  expect(meansPage('GET', '/assets/app-1a2b.js', '*/*')).toBe(false);
  expect(meansPage('GET', '/favicon.ico', 'image/*,*/*;q=0.8')).toBe(false);
  expect(meansPage('GET', '/api/v1/nothing', browser)).toBe(false);
  expect(meansPage('GET', '/login', 'application/json')).toBe(false);
  expect(meansPage('POST', '/', browser)).toBe(false);
});
