import { guideSections } from '@vincere/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { translatorFor } from '../../platform/i18n/translator.ts';
import { startServer, type TestServer } from '../../testing/server.ts';
import { guidePages } from './files/pdf/guide.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

describe('the guide as a PDF', () => {
  test.each([
    ['en', 'Vincere guide.pdf'],
    ['de', 'Vincere-Handbuch.pdf'],
  ] as const)('the guide is made as a PDF in %s', async (language, name) => {
    const response = await (await server.administrator()).call('exportGuide', { params: { language } });
    expect(response.headers.get('content-disposition')).toContain(name);
    expect((await response.text()).slice(0, 5)).toBe('%PDF-');
  });

  test('the guide as a PDF has all sections and no mark of links and tables', () => {
    const pages = JSON.stringify(guidePages('de', translatorFor('de')));
    const missing = guideSections.filter((section) => !pages.includes(`"id":"${section}"`));
    expect(missing).toEqual([]);
    const texts = [...pages.matchAll(/"text":"([^"]*)"/g)].map(([, text]) => text);
    expect(texts.filter((text) => /\]\(#|^\||^#+ /.test(text ?? ''))).toEqual([]);
  });

  test('the guide as a PDF is for administrators only', async () => {
    const person = await server.user();
    await expect(person.call('exportGuide', { params: { language: 'en' } })).rejects.toMatchObject({
      status: 403,
    });
  });
});
