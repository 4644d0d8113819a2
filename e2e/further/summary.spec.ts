import { expect } from '@playwright/test';
import type { Run } from '@vincere/contract';
import { test } from '../fixtures.ts';
import { findBarriers } from '../looking.ts';
import { ending, heard, playedForReader } from '../own-record.ts';
import { closeWindows, contextOf, type KnownPerson, type World } from '../world.ts';

/* A participant's summary: what they brought, heard and changed, the mirror, the ending, and the figures further down. */

let world: World;
let run: Run;
let reader: KnownPerson;
test.beforeAll(async ({ world: shared }) => {
  world = shared;
  ({ run, reader } = await playedForReader(world, 'MIRROR'));
});
test.afterEach(closeWindows);

const address = () => `/simulation/summary?runId=${run.id}`;

test('the summary begins with what the person brought, heard and changed', async ({ browser }) => {
  const { page } = await contextOf(browser, world, reader);
  await page.goto(address());
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'You brought one thing, used one from another room and changed your mind once',
  );
  await expect(page.getByText(/, Economist, \w{3} \d{1,2}, \d{4}$/)).toBeVisible();
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([
    'What you brought',
    'What you heard',
    'Where you changed your mind',
    'How it ended',
    'The mirror',
    'Your three decisions',
    'Your answers',
    'In your own words',
  ]);
  await expect(page.getByRole('region', { name: 'What you brought' })).toContainText(
    'One other person rested their decision on it.',
  );
  await expect(page.getByRole('region', { name: 'What you heard' })).toContainText(heard);
  const changes = page.getByRole('region', { name: 'Where you changed your mind' });
  await expect(changes).toContainText('2 items came to the table in between');
  await expect(page.getByText(ending)).toBeVisible();
  const mirror = page.getByRole('region', { name: 'The mirror' });
  await expect(mirror.getByRole('row')).toHaveCount(6);
  await expect(mirror).toContainText('You changed your mind in 1 of 3 stages.');
  await expect(mirror).toContainText('Usually ');
  await expect(page.getByText('Alignment rate')).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);
});

test('the summary is complete at 320 px in the dark theme, with text at 200 %', async ({ browser }) => {
  const { page } = await contextOf(browser, world, reader, {
    viewport: { width: 320, height: 720 },
    colorScheme: 'dark',
  });
  await page.goto(address());
  await expect(page.getByRole('heading', { name: 'The mirror' })).toBeVisible();
  const width = () => page.evaluate(() => document.documentElement.scrollWidth);
  expect(await width()).toBeLessThanOrEqual(320);
  expect(await findBarriers(page)).toEqual([]);
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  expect(await width()).toBeLessThanOrEqual(320);
});
