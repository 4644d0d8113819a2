import { type Browser, expect, type Page } from '@playwright/test';
import { roles } from '@vincere/domain';
import { seatCast, vote } from '../cast.ts';
import { type Desk, params } from '../facilitator-world.ts';
import { test } from '../fixtures.ts';
import { dashboardOf } from '../on-a-run.ts';
import { expectSameTexts, type Pair, translateFromTheStart } from '../translator.ts';
import { allAnswers, changeStatus, closeWindows, contextOf, type KnownPerson } from '../world.ts';

/* Pages that the browser translates, compared with untranslated ones after each event of a run and its debrief. */

let desk: Desk;
test.beforeAll(({ desk: shared }) => {
  desk = shared;
});
test.afterEach(closeWindows);

/** Opens a page twice. An error of a page fails the test. */
async function openPair(
  browser: Browser,
  person: KnownPerson,
  name: string,
  path: string,
  prepare: (page: Page) => Promise<unknown> = async () => {},
): Promise<Pair> {
  const open = async (isTranslated: boolean): Promise<Page> => {
    const { page } = await contextOf(browser, desk.world, person, {
      viewport: { width: 1280, height: 860 },
    });
    page.on('pageerror', (error) => expect.soft(error.message, name).toBe(''));
    if (isTranslated) await translateFromTheStart(page);
    await page.goto(path);
    await prepare(page);
    return page;
  };
  return { name, plain: await open(false), translated: await open(true) };
}

/** Waits until the untranslated window of a pair shows this text. */
const says = ({ plain }: Pair, text: string | RegExp) =>
  expect(plain.getByText(text).filter({ visible: true }).first()).toBeVisible();

test('participants and facilitators read the same on a translated page of a run', async ({ browser }) => {
  test.setTimeout(240_000);
  const { world, cast } = desk;
  const { facilitator } = world;
  const run = await seatCast(world, cast, 'TRANS1');
  const { political, legal } = cast;
  const dashboard = await openPair(browser, political, 'dashboard', dashboardOf(run));
  const room = await openPair(
    browser,
    political,
    'room',
    `/simulation/room/political?code=${run.access_code}`,
  );
  const address = `/admin/runs/${run.id}`;
  const control = await openPair(browser, world.admin, 'control room', address);
  const help = await openPair(browser, world.admin, 'help line', address, (page) =>
    page.getByRole('tab', { name: /Help/ }).click(),
  );
  const wall = await openPair(browser, world.admin, 'projector', `${address}?present=1`);
  const pairs = [dashboard, room, control, help, wall];
  const after = (event: string, act: () => Promise<unknown>, where: Pair, text: string | RegExp) =>
    test.step(event, async () => {
      await act();
      await says(where, text);
      await expectSameTexts(pairs, event);
    });
  const seatOf = async (person: KnownPerson) => {
    const { user_run } = await person.client.call('listMyRuns');
    return { userRunId: user_run.find(({ simulation_run_id }) => simulation_run_id === run.id)?.id ?? 0 };
  };
  const advance = () => facilitator.call('advanceRun', { params: params(run), body: {} });

  await expectSameTexts(pairs, 'opening');
  await after('start', () => changeStatus(world, run, 'IN_PROGRESS'), control, 'Pause Run');
  const { id: roomRunId } = await political.client.call('getRoomRunByName', {
    params: { ...params(run), roomName: 'political' },
  });
  await after(
    'a note',
    () => political.client.call('addRoomNote', { params: { roomRunId }, body: { text: 'Count the ships.' } }),
    room,
    'Count the ships.',
  );
  await after(
    'a post',
    () => facilitator.call('publishPost', { params: { roomRunId }, body: { content: 'The tide turns.' } }),
    room,
    'The tide turns.',
  );
  await after(
    'an announcement',
    () =>
      facilitator.call('announce', {
        params: params(run),
        body: { content: 'Ten minutes.', room_name: null },
      }),
    dashboard,
    'Ten minutes.',
  );
  await after(
    'a question',
    () => legal.client.call('askForHelp', { params: params(run), body: { content: 'Who signs?' } }),
    help,
    'Who signs?',
  );
  await after('two votes', () => vote(cast, run, ['political', 'economic']), control, '2 of 6 final');
  await after('pause', () => changeStatus(world, run, 'PAUSED'), control, 'Resume Run');
  await after('resume', () => changeStatus(world, run, 'IN_PROGRESS'), control, 'Pause Run');
  await after(
    'more time',
    () => facilitator.call('setTime', { params: params(run), body: { remaining_seconds: 90 } }),
    dashboard,
    /1:[0-2]\d/,
  );
  const seat = await seatOf(legal);
  await after(
    'one person less',
    () => facilitator.call('removeParticipant', { params: seat }),
    wall,
    '2 of 5',
  );
  await after(
    'one person more',
    () => facilitator.call('restoreParticipant', { params: seat }),
    wall,
    '2 of 6',
  );
  await after(
    'another room',
    () => facilitator.call('moveParticipant', { params: seat, body: { room_name: 'social' } }),
    wall,
    '2 of 6',
  );
  await after('all votes', () => vote(cast, run, roles.slice(2)), wall, '6 of 6');
  await after('stage 2', advance, control, 'Stage 2 of 3');
  await after('votes of stage 2', () => vote(cast, run, roles), wall, '6 of 6');
  await after('stage 3', advance, control, 'Stage 3 of 3');
  await after('votes of stage 3', () => vote(cast, run, roles), control, '6 of 6 final');
  await after('end', advance, control, 'Simulation Report');
});

test('everybody reads the same on a translated page of a debrief and of a report', async ({ browser }) => {
  test.setTimeout(240_000);
  const { world, cast } = desk;
  const { facilitator } = world;
  const run = await desk.played('TRANS2');
  const { political, economic } = cast;
  await political.client.call('submitQuestionnaire', {
    params: { userId: political.session.id },
    body: { ...allAnswers('post'), questionnaire_type: 'post', simulation_run_id: run.id },
  });
  const address = `/admin/runs/${run.id}`;
  const participant = await openPair(browser, economic, 'debrief', `/simulation/debrief?runId=${run.id}`);
  const control = await openPair(browser, world.admin, 'debrief control', `${address}/debrief`);
  const wall = await openPair(browser, world.admin, 'projector', `${address}/debrief?present=1`);
  const report = await openPair(browser, world.admin, 'report', address);
  const summary = await openPair(browser, political, 'summary', `/simulation/summary?runId=${run.id}`);
  const pairs = [participant, control, wall, report, summary];
  const after = (event: string, act: () => Promise<unknown>, where: Pair, text: string | RegExp) =>
    test.step(event, async () => {
      await act();
      await says(where, text);
      await expectSameTexts(pairs, event);
    });
  const phases = ['reactions', 'what-happened', 'why', 'lessons', 'commitment', 'done'] as const;
  type Phase = (typeof phases)[number];
  const goTo = (to: Phase) => async () => {
    const from = phases[phases.indexOf(to) - 1] ?? 'reactions';
    await facilitator.call('moveGuidedDebrief', { params: params(run), body: { from, to } });
  };
  const write = (phase: Exclude<Phase, 'done'>, text: string, people: readonly KnownPerson[]) => async () => {
    for (const { client } of people)
      await client.call('writeDebriefEntry', {
        params: params(run),
        body: { phase, text, is_private: false, shows_name: false },
      });
  };
  const release = async () => {
    const { debrief } = await facilitator.call('getGuidedDebrief', { params: params(run) });
    const entry_ids = debrief?.control?.waiting.map(({ id }) => id) ?? [];
    await facilitator.call('releaseDebriefEntries', {
      params: params(run),
      body: { entry_ids, is_released: true },
    });
  };
  const everybody = roles.map((role) => cast[role]);

  await expectSameTexts(pairs, 'opening');
  await after(
    'start',
    () => facilitator.call('openGuidedDebrief', { params: params(run) }),
    participant,
    'What is still going through your head?',
  );
  await after('answers', write('reactions', 'It was fast.', everybody), control, 'It was fast.');
  await after('release', release, participant, 'It was fast.');
  await after('what happened', goTo('what-happened'), participant, 'What happened, in the order');
  await after('why', goTo('why'), participant, 'Why did it make sense at the time?');
  await after('lessons', goTo('lessons'), participant, 'What will you do differently on Monday?');
  await after('a lesson', write('lessons', 'Ask every room.', [political]), control, 'Ask every room.');
  await after('lesson released', release, participant, 'Ask every room.');
  await after(
    'marks',
    async () => {
      const { debrief } = await economic.client.call('getGuidedDebrief', { params: params(run) });
      const entry_ids = debrief?.lessons.map(({ id }) => id) ?? [];
      for (const { client } of everybody)
        await client.call('markLessons', { params: params(run), body: { entry_ids } });
      await facilitator.call('closeMarking', { params: params(run) });
    },
    participant,
    '6 marks',
  );
  await after('commitment', goTo('commitment'), participant, 'What will you do, and by when?');
  await after('end of the debrief', goTo('done'), participant, 'How was this debrief?');
});

test('the names in the picture of a tree are drawn on a translated page', async ({ browser }) => {
  const open = async () => (await browser.newContext({ baseURL: desk.world.origin })).newPage();
  const plain = await open();
  const translated = await open();
  await translateFromTheStart(translated);
  for (const page of [plain, translated]) await page.goto('/');
  await expectSameTexts([{ name: 'landing', plain, translated }], 'opening');
  const picture = (page: Page) => page.getByRole('main').getByRole('img', { name: /Stage 1/ });
  const widths = (page: Page) =>
    picture(page).evaluate((svg) => {
      const texts: Text[] = [];
      const walker = document.createTreeWalker(svg, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      return texts.map((text) => {
        const range = document.createRange();
        range.selectNode(text);
        return Math.round(range.getBoundingClientRect().width);
      });
    });
  await expect(picture(translated)).toBeVisible();
  const drawn = await widths(translated);
  expect(drawn.length).toBeGreaterThan(10);
  expect(Math.min(...drawn)).toBeGreaterThan(20);
  expect(drawn).toHaveLength((await widths(plain)).length);
  await plain.screenshot({ path: test.info().outputPath('tree.png'), fullPage: true });
});
