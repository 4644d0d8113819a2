import { type Browser, expect, type Page } from '@playwright/test';
import type { Desk } from '../facilitator-world.ts';
import { test } from '../fixtures.ts';
import { findBarriers } from '../looking.ts';
import { closeWindows, contextOf, type KnownPerson } from '../world.ts';

/* Pictures and PDFs that are opened in place. */

let desk: Desk;
test.beforeAll(({ desk: shared }) => {
  desk = shared;
});
test.afterEach(closeWindows);

/** Opens a window of a person in a browser that says it can show PDFs. The headless browser has no PDF viewer. */
async function windowWithPdfs(browser: Browser, person: KnownPerson): Promise<Page> {
  const { page } = await contextOf(browser, desk.world, person);
  await page.addInitScript(() => Object.defineProperty(navigator, 'pdfViewerEnabled', { value: true }));
  return page;
}

const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test('a participant opens a picture and a PDF of the room without leaving it', async ({ browser }) => {
  const run = await desk.started('FILES1');
  const upload = (fileName: string, content: BlobPart) =>
    desk.world.facilitator.call('uploadScenarioFile', {
      params: { scenarioId: run.current_scenario?.id ?? 0 },
      body: { room: 'social' },
      file: new Blob([content]),
      fileName,
    });
  await upload('chart.png', picture);
  await upload('letter.pdf', '%PDF-1.4\n%%EOF');
  const page = await windowWithPdfs(browser, desk.cast.social);
  const refused: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy/.test(message.text())) refused.push(message.text());
  });
  await page.goto(`/simulation/room/social?code=${run.access_code}`);
  await page.getByRole('button', { name: 'chart.png', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'chart.png' });
  const shown = dialog.getByRole('img', { name: 'chart.png' });
  await expect(shown).toBeVisible();
  expect(await shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1);
  expect(await findBarriers(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'chart.png', exact: true })).toBeFocused();

  await page.getByRole('button', { name: 'letter.pdf', exact: true }).click();
  const frame = page.getByRole('dialog', { name: 'letter.pdf' }).locator('iframe');
  await expect(frame).toHaveAttribute('src', /^blob:/);
  await expect(page.getByRole('link', { name: 'Open in a New Tab' })).toHaveAttribute('href', /^blob:/);
  expect(refused).toEqual([]);
});

test('HTML disguised as a PDF or picture never runs', async ({ browser }) => {
  const run = await desk.started('FILES2');
  const script = '<!doctype html><script>top.document.title = "taken over"</script>';
  // The server refuses content that does not begin as its extension says.
  const files: [name: string, start: BlobPart][] = [
    ['page.pdf', '%PDF-1.4\n'],
    ['page.png', picture],
  ];
  const names = files.map(([name]) => name);
  for (const [fileName, start] of files)
    await desk.world.facilitator.call('uploadScenarioFile', {
      params: { scenarioId: run.current_scenario?.id ?? 0 },
      body: { room: 'legal' },
      file: new Blob([start, script]),
      fileName,
    });
  const page = await windowWithPdfs(browser, desk.cast.legal);
  await page.goto(`/simulation/room/legal?code=${run.access_code}`);
  for (const name of names) {
    await page.getByRole('button', { name, exact: true }).click();
    const dialog = page.getByRole('dialog', { name });
    await expect(dialog.locator('iframe, img')).toHaveAttribute('src', /^blob:/);
    await dialog.getByRole('button', { name: 'Close' }).last().click();
    await expect(dialog).toHaveCount(0);
  }
  await expect(page).not.toHaveTitle('taken over');
});
