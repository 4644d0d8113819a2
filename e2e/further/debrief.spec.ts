import { readFile } from 'node:fs/promises';
import { type Download, expect, type Page } from '@playwright/test';
import { pollMs } from '@vincere/contract/constants';
import { roles } from '@vincere/domain';
import { buildCast, type Cast, playOneStage, playPast } from '../cast.ts';
import { openTab } from '../facilitator-world.ts';
import { test } from '../fixtures.ts';
import { findBarriers, Looking } from '../looking.ts';
import { allAnswers, closeWindows, contextOf, openWorld, type World } from '../world.ts';

/* The debrief: forks, rooms compared with the group, answers before and after, the replay and the exports. */

let world: World;
let cast: Cast;
const runs = { played: 0, live: 0 };

test.beforeAll(async () => {
  world = await openWorld();
  cast = await buildCast(world);
  runs.played = (await playPast(world, cast, 'PAST42')).id;
  runs.live = (await playOneStage(world, cast, 'LIVE01')).id;
});
test.afterAll(() => world?.stop());
test.afterEach(closeWindows);

/** Lets three more people answer the post-questionnaire, so that there are enough for group figures. */
async function answerAfterwards(): Promise<void> {
  for (const role of roles.slice(1, 4)) {
    const { client, session } = cast[role];
    await client.call('submitQuestionnaire', {
      params: { userId: session.id },
      body: { ...allAnswers('post'), questionnaire_type: 'post', simulation_run_id: runs.played },
    });
  }
}

const desk = { viewport: { width: 1440, height: 900 } };
const downloadBy = async (page: Page, name: string): Promise<Download> => {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name, exact: true }).click(),
  ]);
  return download;
};
const startOf = async (download: Download) =>
  (await readFile(await download.path())).subarray(0, 5).toString('latin1');

test('the report shows the runner-up and the scenarios not met at each fork', async ({ browser }) => {
  const { page } = await contextOf(browser, world, world.admin, desk);
  await page.goto(`/admin/runs/${runs.played}`);
  await expect(page.getByText('Runner-up', { exact: true }).first()).toBeVisible();
  await expect(page.getByText('Time to decide', { exact: true }).first()).toBeVisible();
  const fold = page.getByText(/^Not reached: .*, after B/).first();
  await fold.click();
  await expect(page.locator('details[open]').filter({ has: fold })).toContainText('Friday 17 October');
  const rooms = page.getByRole('table', { name: /^The decision of each room/ });
  await expect(rooms.getByRole('row', { name: /Strategist/ })).toContainText('3 of 3');
});

test('answers are shown by question and without names, if at least four people answered', async ({
  browser,
}) => {
  const { page } = await contextOf(browser, world, world.admin, desk);
  await page.clock.install();
  await page.goto(`/admin/runs/${runs.played}`);
  const answers = page.getByRole('region', { name: 'Questionnaires' });
  await expect(answers).toContainText(
    '6 answered before the simulation (what they usually do), 1 after it (what they did this time).',
  );
  const strategy = answers.getByRole('table', { name: 'Strategic Thinking' });
  const usually = strategy.getByRole('list', { name: 'Usually' }).first();
  await expect(usually.getByRole('listitem')).toHaveText([/^1: 0/, /^2: 0/, /^3: 0/, /^4: 6/, /^5: 0/]);
  await expect(strategy.getByText('Too few answers')).toHaveCount(3);
  await expect(answers.getByRole('combobox')).toHaveCount(0);
  await answerAfterwards();
  await page.clock.fastForward(pollMs.participant);
  await expect(strategy.getByRole('columnheader', { name: /^This time/ })).toContainText('4 answers');
  await expect(answers.getByText(/^Means are shown from 20 people up/)).toBeVisible();
  await answers.getByRole('button', { name: 'Leadership' }).click();
  await answers.getByRole('button', { name: 'Show Answers Without Names' }).click();
  const after = answers.getByRole('region', { name: 'This time 4 answers' });
  await expect(after.getByRole('listitem')).toHaveCount(4);
  await expect(after.getByText('By asking those who know.')).toHaveCount(3);
  await expect(answers.getByText('Maud')).toHaveCount(0);
});

test('a checkbox shows whether it is checked, in each theme and in forced colours', async ({ browser }) => {
  const { page } = await contextOf(browser, world, world.admin, desk);
  await page.goto(`/admin/runs/${runs.played}`);
  // Once, in the head of the page.
  await page.getByRole('banner').getByRole('button', { name: 'Export Run' }).click();
  const box = page.getByRole('checkbox').first();
  for (const media of [
    { colorScheme: 'light' },
    { colorScheme: 'dark' },
    { colorScheme: 'light', forcedColors: 'active' },
  ] as const) {
    await page.emulateMedia(media);
    await box.uncheck();
    await page.getByRole('dialog').hover({ position: { x: 1, y: 1 } });
    const unchecked = await box.screenshot();
    await box.check();
    expect((await box.screenshot()).equals(unchecked)).toBe(false);
  }
});

test('the replay can be used by keyboard, and describes each moment', async ({ browser }) => {
  const { page } = await contextOf(browser, world, world.admin, desk);
  await page.goto(`/admin/runs/${runs.played}`);
  const slider = page.getByRole('slider', { name: 'Moment of the run' });
  await expect(slider).toHaveAttribute('aria-valuetext', /Stage 1 began: Adrift in the Strait/);
  const decided = page.getByRole('heading', { name: /have decided$/ });
  await expect(decided).toHaveText('0 of 6 have decided');
  // The slider and the marks below it have the same scale.
  const marks = page.locator('svg[viewBox="0 0 1000 20"]');
  const now = await marks.locator('path').last().getAttribute('d');
  const [began] = (await marks.locator('path').first().getAttribute('d'))?.split(/(?=M)/) ?? [];
  expect(placeOf(began)).toBe(placeOf(now));
  await slider.press('ArrowRight');
  await expect(slider).toHaveAttribute('aria-valuetext', /Maud Lindqvist voted in Strategist for A/);
  const share = await slider.evaluate((input: HTMLInputElement) => Number(input.value) / Number(input.max));
  expect(placeOf(await marks.locator('path').last().getAttribute('d'))).toBeCloseTo(share * 1000);
  const next = page.getByRole('button', { name: 'Next moment' });
  await next.click();
  await expect(slider).toHaveAttribute('aria-valuetext', /Maud Lindqvist decided for A/);
  await expect(page.getByRole('status').filter({ hasText: 'Maud Lindqvist decided for A' })).toBeVisible();
  await expect(decided).toHaveText('1 of 6 have decided');
  await slider.press('End');
  await slider.press('ArrowLeft');
  await next.press('Enter');
  await expect(slider).toHaveAttribute('aria-valuetext', /The group decided for A/);
  await expect(decided).toHaveText('6 of 6 have decided');
  await expect(next).toBeDisabled();
  await expect(next).toBeFocused();
});

test('the projector replays a run with rooms instead of names, from the current moment of the page', async ({
  browser,
}) => {
  const { page } = await contextOf(browser, world, world.admin, { viewport: { width: 1920, height: 1080 } });
  await page.goto(`/admin/runs/${runs.played}`);
  await page.getByRole('button', { name: 'Next moment' }).click();
  const present = page.getByRole('button', { name: 'Present the Replay' });
  await present.press('Enter');
  const projector = page.getByRole('dialog', { name: 'Projector view' });
  const slider = projector.getByRole('slider', { name: 'Moment of the run' });
  await expect(slider).toHaveAttribute('aria-valuetext', /Somebody in Strategist voted for A/);
  await expect(projector).not.toContainText('Lindqvist');
  expect(await findBarriers(page)).toEqual([]);
  await page.screenshot({ path: test.info().outputPath('projector.png') });
  await slider.press('ArrowRight');
  await page.keyboard.press('Escape');
  await expect(projector).toBeHidden();
  await expect(present).toBeFocused();
  await expect(page.getByRole('slider')).toHaveAttribute('aria-valuetext', /Maud Lindqvist decided for A/);
});

test('a run can be exported in each format, even in progress, and a failed export retried', async ({
  browser,
}) => {
  const { page } = await contextOf(browser, world, world.admin, desk);
  await page.goto(`/admin/runs/${runs.live}`);
  await openTab(page, 'Run');
  await page.getByRole('button', { name: 'Export Run' }).click();
  const dialog = page.getByRole('dialog', { name: 'Export Run' });
  await expect(dialog).toContainText('is still played');
  const json = await downloadBy(page, 'Download JSON');
  expect(json.suggestedFilename()).toBe('Board workshop.json');
  const book = JSON.parse(await readFile(await json.path(), 'utf8')) as { stages: unknown[] };
  expect(book.stages).toHaveLength(1);

  await page.goto(`/admin/runs/${runs.played}`);
  await page.getByRole('button', { name: 'Export Run' }).click();
  await page.route(/simulation-run-export/, (route) => route.abort());
  await page.getByRole('button', { name: 'Download PDF' }).click();
  await expect(dialog.getByRole('alert')).toContainText('The file did not come');
  await page.unroute(/simulation-run-export/);
  await page.getByLabel('With your notes on the run').check();
  expect(await startOf(await downloadBy(page, 'Retry PDF'))).toBe('%PDF-');
  expect(await startOf(await downloadBy(page, 'Download XLSX'))).toMatch(/^PK/);
  await expect(dialog.getByText('Saved')).toHaveCount(2);
  await dialog.getByRole('radio', { name: 'Complete' }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(dialog.getByRole('radio', { name: 'For a board' })).toBeChecked();
  await expect(dialog.getByText('Saved')).toHaveCount(1);
  const word = await downloadBy(page, 'Download Word');
  expect(word.suggestedFilename()).toMatch(/, for the board\.docx$/);
  expect(await startOf(word)).toMatch(/^PK/);
  expect(await startOf(await downloadBy(page, 'Download PDF'))).toBe('%PDF-');
  const entries = await world.facilitator.call('listAuditEntries', { query: { search: 'export run' } });
  expect(entries.total).toBe(5);
});

test('a participant can download the personal summary as a PDF', async ({ browser }) => {
  const { page } = await contextOf(browser, world, cast.political, { viewport: { width: 375, height: 780 } });
  await page.goto(`/simulation/summary?runId=${runs.played}`);
  const download = await downloadBy(page, 'Download PDF');
  expect(download.suggestedFilename()).toBe('The Tamber Light, summary.pdf');
  expect(await startOf(download)).toBe('%PDF-');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
});

test('the debrief and its exports pass the screen checks', { tag: '@look' }, async ({ browser }) => {
  await answerAfterwards();
  const looking = await Looking.begin(browser, world);
  await looking.become(world.admin);
  await looking.open(`/admin/runs/${runs.played}`);
  await expect(looking.page.getByRole('slider')).toBeVisible();
  await looking.see('Usually');
  await looking.look('debrief');
  await looking.page.getByRole('button', { name: 'Export Run' }).click();
  await expect(looking.page.getByRole('dialog')).toBeVisible();
  await looking.look('export');
});

/** Returns the position of a mark on the time line, in thousandths. */
function placeOf(path: string | null | undefined): number {
  return Number(/^M([\d.]+) /.exec(path ?? '')?.[1]);
}
