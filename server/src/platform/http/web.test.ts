import { expect, test } from 'vitest';
import { wantsPage } from './web.ts';

const browser = 'text/html,application/xhtml+xml,*/*;q=0.8';

test('the page is for browsers at every address, and for programs that take anything at those that name no file', () => {
  expect(wantsPage('GET', '/login', browser)).toBe(true);
  expect(wantsPage('GET', '/v1.2', browser)).toBe(true);
  expect(wantsPage('GET', '/', '*/*')).toBe(true);
  expect(wantsPage('GET', '/j/ABC123?name=a.b', '*/*')).toBe(true);
  expect(wantsPage('GET', '/', undefined)).toBe(true);
});

test('no script, no picture and nothing of the API becomes a page', () => {
  expect(wantsPage('GET', '/assets/app-1a2b.js', '*/*')).toBe(false);
  expect(wantsPage('GET', '/favicon.ico', 'image/*,*/*;q=0.8')).toBe(false);
  expect(wantsPage('GET', '/api/v1/nothing', browser)).toBe(false);
  expect(wantsPage('GET', '/login', 'application/json')).toBe(false);
  expect(wantsPage('POST', '/', browser)).toBe(false);
});
