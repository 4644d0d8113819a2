import { type Browser, expect, type Page } from '@playwright/test';
import type { Run } from '@vincere/contract';
import { type Desk, params } from '../facilitator-world.ts';
import { test } from '../fixtures.ts';
import { findBarriers } from '../looking.ts';
import { someone } from '../on-a-run.ts';
import { changeStatus, closeWindows, contextOf, type KnownPerson } from '../world.ts';

/* The first page of a report: what was decided, the findings with links to what they are made from, and what was not shared. */

let desk: Desk;
let run: Run;
test.beforeAll(async ({ desk: shared }) => {
  desk = shared;
  run = await playedRun();
});
test.afterEach(closeWindows);

const facts = ['The lashing bridge at berth 4 failed its load test.', 'The tug arrives at six.'];
const ending = 'Two families were told at ten past one, in their own kitchens, by people they knew.';

/** Room vote, final decision and forecast of the two people of each room in the first stage, by place. */
const firstStage: readonly (readonly [number, number, number])[] = [
  [0, 0, 1],
  [1, 1, 1],
  [0, 0, 1],
  [1, 1, 1],
  [1, 0, 1],
  [1, 0, 0],
];

async function addFacts(scenario_id: number, decisions: readonly number[]) {
  const { facilitator } = desk.world;
  for (const [index, text] of facts.entries()) {
    const body = { content: text, room_name: 'legal' as const, scenario_id };
    const { id } = await facilitator.call('createPost', { body });
    const links = { supports: decisions.slice(1, 2), opposes: decisions.slice(0, 1) };
    await facilitator.call('createFact', {
      params: { scenarioId: scenario_id },
      body: { text, posts: [id], files: [], ...(index === 0 ? links : { supports: [], opposes: [] }) },
    });
  }
}

/** Plays a run of a copy of the sample with twelve people to its end. Its first stage is a tie. */
async function playedRun(): Promise<Run> {
  const { facilitator } = desk.world;
  const sample = (await facilitator.call('listSimulations')).find((one) => one.name === 'The Tamber Light');
  const { id } = await facilitator.call('duplicateSimulation', { params: { simulationId: sample?.id ?? 0 } });
  const made = await facilitator.call('createRun', {
    params: { simulationId: id },
    body: { name: 'Vestmar council, autumn group', access_code: 'FOUND1' },
  });
  await facilitator.call('setRunOptions', { params: params(made), body: { asks_confidence: true } });
  const people: KnownPerson[] = [];
  for (const [room_name, person] of Object.entries(desk.cast) as [keyof Desk['cast'], KnownPerson][])
    for (const one of [person, await someone(desk.world)]) {
      await one.client.call('joinRun', { body: { access_code: 'FOUND1', room_name } });
      people.push(one);
    }
  await changeStatus(desk.world, made, 'IN_PROGRESS');
  for (const stage of [1, 2, 3]) {
    const scenario = (await desk.now(made)).current_scenario;
    const ids = scenario?.all_decisions.map((decision) => decision.id) ?? [];
    if (stage === 1) await addFacts(scenario?.id ?? 0, ids);
    if (stage === 3)
      await facilitator.call('updateDecision', {
        params: { decisionId: ids[0] ?? 0 },
        body: { outcome: ending },
      });
    for (const [index, { client }] of people.entries()) {
      const [room, final, expected] = (stage === 1 && firstStage[index % 6]) || [0, 0, 0];
      const body = { reasoning: 'It holds.', confidence: 60 } as const;
      await client.call('castRoomVote', {
        params: params(made),
        body: { ...body, decision_chosen_id: ids[room] ?? 0, forecast: ids[expected] ?? 0 },
      });
      await client.call('castFinalVote', {
        params: params(made),
        body: { ...body, decision_chosen_id: ids[stage === 1 && index > 9 ? 1 : final] ?? 0 },
      });
    }
    await facilitator.call('advanceRun', {
      params: params(made),
      body: stage === 1 ? { decision_id: ids[0] ?? 0 } : {},
    });
  }
  return desk.now(made);
}

async function openReport(browser: Browser, options: object = {}): Promise<Page> {
  const { page } = await contextOf(browser, desk.world, desk.world.admin, {
    viewport: { width: 1440, height: 900 },
    ...options,
  });
  await page.goto(`/admin/runs/${run.id}`);
  return page;
}

const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);
const titles = ['What was decided', 'How it ended', 'How the group decided', 'What was not shared'];
/** Returns the right edge of a part of the page with everything in it. */
const rightOf = (page: Page, name: string) =>
  page
    .getByRole('region', { name })
    .evaluate((part) =>
      Math.max(...[part, ...part.querySelectorAll('*')].map((one) => one.getBoundingClientRect().right)),
    );
const firstTitle = 'Stage 1 was a tie.';

test('the report opens with decisions and findings, and each finding links to its source', async ({
  browser,
}) => {
  const page = await openReport(browser);
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('What was decided');
  await expect(page.getByText(ending).first()).toBeVisible();
  await page.screenshot({ path: test.info().outputPath('report.png'), fullPage: true });
  const findings = page.getByRole('region', { name: 'How the group decided' });
  await expect(findings.getByRole('listitem')).toHaveCount(5);
  await expect(findings.getByRole('listitem').first()).toContainText(
    /^Stage 1 was a tie\.A \(.+\) and B \(.+\) had 6 votes each, C \(.+\) had 0\. The facilitator chose A\./,
  );
  await expect(page.getByRole('region', { name: 'What was not shared' })).toContainText(
    '2 of 2key facts never left their rooms. Each of them was held by one room alone.',
  );
  expect(await findBarriers(page)).toEqual([]);

  await page.getByRole('button', { name: 'Stage 1' }).click();
  await findings.getByRole('link', { name: /^Open the shift/ }).press('Enter');
  await expect(page.getByRole('heading', { name: 'From room vote to final decision' }).first()).toBeFocused();
  await expect(page.getByRole('button', { name: 'Stage 1' })).toHaveAttribute('aria-expanded', 'true');
  await findings.getByRole('link', { name: /^Open the forecast/ }).press('Enter');
  await expect(page.getByRole('heading', { name: 'What they expected, what they chose' })).toBeFocused();
  await findings
    .getByRole('link', { name: /^Replay at / })
    .first()
    .press('Enter');
  await expect(page.getByRole('heading', { name: 'Replay' })).toBeFocused();
  await expect(page.getByRole('slider', { name: 'Moment of the run' })).toHaveAttribute(
    'aria-valuetext',
    /The group decided for A/,
  );
  const slider = page.getByRole('slider', { name: 'Moment of the run' });
  await slider.press('Home');
  await findings
    .getByRole('link', { name: /^In the replay/ })
    .first()
    .press('Enter');
  await expect(page.getByRole('heading', { name: 'Replay' })).toBeFocused();
  await expect(slider).toHaveAttribute('aria-valuetext', /The group decided for A/);
  await page.getByRole('link', { name: 'All 2 key facts' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'What each room knew' })).toBeFocused();
});

test('findings that could not be loaded hide nothing else and can be loaded again', async ({ browser }) => {
  const { page } = await contextOf(browser, desk.world, desk.world.admin);
  await page.route(/simulation-run-findings/, (route) => route.abort());
  await page.goto(`/admin/runs/${run.id}`);
  await expect(page.getByText('The findings could not be loaded')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Simulation Report' })).toBeVisible();
  await page.unroute(/simulation-run-findings/);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText(firstTitle, { exact: true })).toBeVisible();
});

test('the findings are complete at 320 px in the dark theme, with text at 200 %, and on paper', async ({
  browser,
}) => {
  const page = await openReport(browser, { viewport: { width: 320, height: 720 }, colorScheme: 'dark' });
  await expect(page.getByText(firstTitle, { exact: true })).toBeVisible();
  expect(await widthOf(page)).toBeLessThanOrEqual(320);
  expect(await findBarriers(page)).toEqual([]);
  await page.screenshot({ path: test.info().outputPath('phone-dark.png'), fullPage: true });
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  for (const name of titles) expect(await rightOf(page, name), name).toBeLessThanOrEqual(320);
  await page.screenshot({ path: test.info().outputPath('phone-enlarged.png'), fullPage: true });

  const wide = await openReport(browser, { colorScheme: 'dark' });
  await expect(wide.getByText(firstTitle, { exact: true })).toBeVisible();
  expect(await findBarriers(wide)).toEqual([]);
  await wide.screenshot({ path: test.info().outputPath('report-dark.png'), fullPage: true });
  await wide.emulateMedia({ media: 'print' });
  await expect(wide.getByText(firstTitle, { exact: true })).toBeVisible();
  await expect(wide.getByRole('link', { name: /^Replay at / }).first()).toBeHidden();
  await wide.setViewportSize({ width: 690, height: 980 });
  await wide.screenshot({ path: test.info().outputPath('print.png'), fullPage: true });
});
