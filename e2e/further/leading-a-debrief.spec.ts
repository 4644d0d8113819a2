import { type Browser, expect, type Page } from '@playwright/test';
import type { Run } from '@vincere/contract';
import { roles } from '@vincere/domain';
import { button, type Desk, dialog, params, wallOf } from '../facilitator-world.ts';
import { test } from '../fixtures.ts';
import { findBarriers } from '../looking.ts';
import { closeWindows, contextOf } from '../world.ts';

/* A facilitator plans a debrief and leads it through its phases, with the projector in a second window. */

let desk: Desk;
let run: Run;
test.beforeAll(async ({ desk: shared }) => {
  desk = shared;
  run = await desk.played('LEAD01');
});
test.afterEach(closeWindows);

type Phase = 'reactions' | 'what-happened' | 'why' | 'lessons' | 'commitment';
const [first, second] = [roles[0], roles[1]];

async function write(role: (typeof roles)[number], phase: Phase, text: string, shows_name = false) {
  await desk.cast[role].client.call('writeDebriefEntry', {
    params: params(run),
    body: { phase, text, is_private: false, shows_name },
  });
}

/** Opens the projector window of the debrief, or that of the run. */
async function openWall(browser: Browser, of: 'debrief' | 'run' = 'debrief'): Promise<Page> {
  const { page } = await contextOf(browser, desk.world, desk.world.admin, {
    viewport: { width: 1920, height: 1080 },
  });
  await page.goto(`/admin/runs/${run.id}${of === 'run' ? '' : '/debrief'}?present=1`);
  return page;
}

const question = (wall: Page) => wallOf(wall).getByRole('heading', { level: 1 });
const tie = 'A and B had 3 votes each. What would have broken the tie?';

test('a facilitator leads a debrief through all phases, on the control screen and the projector', async ({
  browser,
}) => {
  const page = await desk.openRun(browser, run);
  const link = page.getByRole('link', { name: 'Plan Debrief' });
  await expect(link).toBeVisible();
  // Failed reads are repeated.
  const reads = '**/simulation-run-guided-debrief/*';
  await page.route(reads, (route) => route.abort());
  await link.click();
  await expect(page.getByText('The debrief could not be loaded')).toBeVisible();
  await page.unroute(reads);
  await expect(page.getByText(tie, { exact: true })).toBeVisible();
  const wall = await openWall(browser);
  await expect(question(wall)).toHaveText('Debrief');
  const runWall = await openWall(browser, 'run');
  await expect(wallOf(runWall).getByRole('heading').first()).toBeVisible();
  await expect(question(runWall)).toHaveCount(0);

  // The plan: a question of the facilitator's own, then the start.
  await button(page, 'Write Your Own').click();
  await page.getByRole('textbox', { name: 'Question' }).fill('Who had the keys?');
  await button(page, 'Save').click();
  await expect(page.getByRole('checkbox', { name: 'Keep: Who had the keys?' })).toBeChecked();
  expect(await findBarriers(page)).toEqual([]);
  await button(page, 'Start Debrief').click();
  await expect(question(wall)).toHaveText('What is still going through your head?');
  // The projector window of the run follows, and shows the debrief after a reload too.
  await expect(question(runWall)).toHaveText('What is still going through your head?');
  await runWall.reload();
  await expect(question(runWall)).toHaveText('What is still going through your head?');
  await runWall.close();

  // Reactions: private entries change nothing on the wall.
  await expect(wall.getByText('0 answers for all')).toBeVisible();
  for (const role of roles.slice(0, 4))
    await desk.cast[role].client.call('writeDebriefEntry', {
      params: params(run),
      body: { phase: 'reactions', text: 'I am still angry.', is_private: true, shows_name: false },
    });
  await expect(wall.getByText('0 answers for all')).toBeVisible();
  await expect(page.getByText('Nothing yet')).toBeVisible();

  // Entries for all count at once. How many people wrote them, the facilitator sees once the phase is over.
  for (const role of roles.slice(0, 4)) await write(role, 'reactions', 'It was loud.');
  await expect(wall.getByText('4 answers for all')).toBeVisible();
  await expect(page.getByText(/^4 or more of \d+ people wrote$/)).toBeHidden();

  // What happened: the tie with its picture.
  await button(page, 'Go to What Happened').click();
  await expect(page.getByText(/^4 or more of \d+ people wrote$/)).toBeVisible();
  await button(page, `Show on the projector: ${tie}`).click();
  await expect(question(wall)).toHaveText(tie);
  await expect(wallOf(wall).getByRole('heading', { level: 2 })).toContainText('Final decisions of stage 1');

  // Why: answers appear once they are released, with a name only if the author ticked it.
  await button(page, 'Go to Why').click();
  await expect(question(wall)).toHaveText('Why did it make sense at the time?');
  await button(page, 'Show on the projector: Who had the keys?').click();
  await expect(question(wall)).toHaveText('Who had the keys?');
  await write(first, 'why', 'I assumed somebody knew.');
  await write(second, 'why', 'We were waiting to be asked.', true);
  await expect(page.getByText('I assumed somebody knew.').first()).toBeVisible();
  await expect(wall.getByText('I assumed somebody knew.')).toBeHidden();
  await page.getByRole('button', { name: /^Release All/ }).click();
  const said = wall.getByRole('region', { name: 'What you said' });
  await expect(said.getByRole('listitem')).toHaveCount(2);
  const { first_name, last_name } = desk.cast[second];
  await expect(said.getByText(`${first_name} ${last_name}`)).toBeVisible();
  await expect(wall.getByText('2 answers for all')).toBeVisible();
  await button(page, /^Released/).click();
  await page.getByRole('button', { name: /^Hide ?: I assumed/ }).click();
  await expect(said.getByRole('listitem')).toHaveCount(1);
  expect(await findBarriers(page)).toEqual([]);
  expect(await findBarriers(wall)).toEqual([]);

  // Lessons: without counts until the facilitator closes the marking.
  await button(page, 'Go to Lessons').click();
  await expect(question(wall)).toHaveText('What will you do differently on Monday?');
  await write(first, 'lessons', 'Ask every room before the vote.');
  await write(second, 'lessons', 'Put bad news first.');
  await button(page, /^To Release/).click();
  await page.getByRole('button', { name: /^Release All/ }).click();
  await expect(question(wall)).toHaveText('Which three will you hold on to?');
  const { debrief } = await desk.cast[first].client.call('getGuidedDebrief', { params: params(run) });
  const asking = debrief?.lessons.find(({ text }) => text.startsWith('Ask'));
  for (const role of [first, second])
    await desk.cast[role].client.call('markLessons', {
      params: params(run),
      body: { entry_ids: [asking?.id ?? ''] },
    });
  await expect(wall.getByRole('list', { name: 'Lessons, in random order' })).not.toContainText('2');
  await button(page, 'Close Marking').click();
  await dialog(page).getByRole('button', { name: 'Close Marking' }).click();
  const ordered = wall.getByRole('list', { name: 'Lessons, most marks first' });
  await expect(ordered.getByRole('listitem').first()).toContainText('Ask every room before the vote.');
  await expect(ordered.getByRole('listitem').first()).toContainText('2 marks');

  // Commitment: an action of the group.
  await button(page, 'Go to Commitment').click();
  await page.getByRole('button', { name: /^Make an Action of: Ask every room/ }).click();
  await page.getByLabel('Name or team').fill('Crisis team');
  await button(page, 'Save').click();
  await expect(wall.getByRole('region', { name: 'What we will do' })).toContainText('Crisis team');
  await expect(page.getByRole('region', { name: 'Actions' })).toContainText('Crisis team');

  // Done: means of the six questions from the fourth answer, and a way back.
  await button(page, 'Finish Debrief').click();
  await expect(question(wall)).toHaveText('Thank you.');
  await expect(page.getByText('No figures yet')).toBeVisible();
  for (const role of roles)
    await desk.cast[role].client.call('answerStatements', {
      params: params(run),
      body: { answers: [6, 6, 6, 6, 6, 6] },
    });
  await expect(page.getByText('mean 6.0')).toHaveCount(6);
  expect(await findBarriers(page)).toEqual([]);
  await button(page, 'Back to Commitment').click();
  await expect(question(wall)).toHaveText('What will you do, and by when?');
});

test('nothing of the control screen of a debrief is cut off with text at 200 %', async ({ browser }) => {
  const large = await desk.played('LEAD02');
  await desk.world.facilitator.call('openGuidedDebrief', { params: params(large) });
  const page = await desk.openRun(browser, large);
  for (const width of [1440, 1280, 390]) {
    await page.setViewportSize({ width, height: 860 });
    await page.goto(`/admin/runs/${large.id}/debrief`);
    await expect(page.getByText('What they wrote')).toBeVisible();
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    const columns = page.getByRole('main').locator('> div > div');
    await expect(columns).toHaveCount(3);
    // Quiet buttons reach beyond the edge of their column by a few pixels.
    const cut = columns.evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth + 12));
    expect(await cut, `at ${width} px`).toEqual([]);
    const labels = page.getByRole('navigation', { name: 'Administration' }).getByRole('link');
    const cutLabels = labels.evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth));
    expect(await cutLabels, `labels at ${width} px`).toEqual([]);
  }
});

test('the questions of a debrief keep their width beside the guide', async ({ browser }) => {
  const { page } = await contextOf(browser, desk.world, desk.world.admin);
  await page.goto(`/admin/runs/${run.id}/debrief`);
  const questions = page.getByRole('region', { name: /^Questions/ }).first();
  await expect(questions).toBeVisible();
  await page.keyboard.press('?');
  await expect(page.getByRole('tablist', { name: 'Beside this page' })).toBeVisible();
  for (const width of [1280, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await questions.scrollIntoViewIfNeeded();
    const box = await questions.boundingBox();
    expect(box?.width).toBeGreaterThan(320);
    await page.screenshot({ path: test.info().outputPath(`beside-the-guide-${width}.png`) });
  }
});

/** A text of 280 characters, which takes more than two lines everywhere. */
const longText = 'The quay was quiet when the council met, and nobody had read the engineers’ note. '
  .repeat(4)
  .slice(0, 280);

test('facts take at most two lines on the projector, and the counts of omitted ones are never cut off', async ({
  browser,
}) => {
  const crowded = await desk.played('LEAD03');
  const { facilitator } = desk.world;
  await facilitator.call('openGuidedDebrief', { params: params(crowded) });
  const { stages } = await facilitator.call('getFindings', { params: params(crowded) });
  const { scenario_id, stage_number, decisions } = stages[0]!;
  const at = new Date().toISOString();
  const fact = { supports: [], opposes: [], state: 'read', on_table: null, voiced: null, used: null };
  const facts = Array.from({ length: 12 }, (_, id) => ({
    ...fact,
    id,
    text: `${id}: ${longText}`,
    rooms: [{ room_name: 'legal', held_at: at, read_at: at }],
    used_in_room: null,
    is_in_dashboard: false,
  }));
  const finding = { kind: 'unshared-facts', scenario_id, stage_number, source: { kind: 'facts' } };
  const texts = Array.from({ length: 9 }, (_, id) => ({ id: String(id), text: longText, name: null }));
  const crowdedDebriefs = [
    {
      phase: 'why',
      question: {
        id: 1,
        phase: 'why',
        from_run: {
          finding: { ...finding, is_neutral: false, facts: 12, of: 12 },
          fact: facts[0]?.text,
          decisions,
          room_texts: null,
        },
        text: null,
        is_authors: false,
      },
      released: texts.map((entry) => ({ ...entry, phase: 'why' })),
    },
    {
      phase: 'lessons',
      lessons: texts.map((entry) => ({ ...entry, phase: 'lessons', marks: null, merged: [] })),
    },
  ];
  const { page } = await contextOf(browser, desk.world, desk.world.admin);
  const knownStage = { stage_number, scenario_id, title_of_scenario: '', decisions, rooms: null, facts };
  await page.route('**/simulation-run-known-facts/*', (route) =>
    route.fulfill({ json: { stages: [{ ...knownStage, chosen_decision_id: null }] } }),
  );
  for (const changes of crowdedDebriefs) {
    const debriefs = '**/simulation-run-guided-debrief/*';
    await page.route(debriefs, async (route) => {
      const response = await route.fetch();
      const { debrief } = (await response.json()) as { debrief: object };
      await route.fulfill({ response, json: { debrief: { ...debrief, ...changes } } });
    });
    for (const [width, height] of [
      [1920, 1080],
      [1366, 768],
      [1280, 720],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.goto(`/admin/runs/${crowded.id}/debrief?present=1`);
      const wall = wallOf(page);
      await expect(wall.getByText(/more are on your own screen$/)).toBeInViewport({ ratio: 1 });
      if (changes.phase !== 'why') continue;
      await expect(wall.getByText('4 more facts, which got further')).toBeInViewport({ ratio: 1 });
      await expect(wall.getByRole('rowheader')).toHaveCount(8);
      const lines = wall
        .getByRole('rowheader')
        .evaluateAll((all) =>
          all.map(
            (row) => row.firstElementChild!.clientHeight / parseFloat(getComputedStyle(row).lineHeight),
          ),
        );
      expect(Math.max(...(await lines))).toBeLessThan(2.2);
    }
    await page.unroute(debriefs);
  }
});
