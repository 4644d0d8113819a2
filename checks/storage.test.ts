import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/*
 * The storage of a browser may be full or denied, and then even naming it throws. Only `lib/stored.ts` uses it, and never
 * throws. Code that runs outside of the app, before or without its modules, guards each use itself.
 */

const web = join(import.meta.dirname, '..', 'web');
const outsideOfTheApp = new Set(['page-start.js', 'public/sw.js']);
const storage =
  /\b(localStorage|sessionStorage|indexedDB|cookieStore|document\.cookie|caches\.|navigator\.storage)\b/;
const channel = /\bnew BroadcastChannel\b/;

const files = globSync(['src/**/*.{ts,tsx}', 'public/*.js', '*.js', 'index.html'], { cwd: web })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !/\.test\.tsx?$|^src\/testing\//.test(file));

const using = (pattern: RegExp) =>
  files.filter((file) =>
    pattern.test(readFileSync(join(web, file), 'utf8').replaceAll(/^\s*(\/?\*|\/\/).*$/gm, '')),
  );

test('only one module of the web app uses the storage of the browser', () => {
  expect(using(storage).filter((file) => !outsideOfTheApp.has(file))).toEqual(['src/lib/stored.ts']);
});

test('only one module of the web app opens channels to other tabs', () => {
  expect(using(channel)).toEqual(['src/lib/session/tab-channel.ts']);
});
