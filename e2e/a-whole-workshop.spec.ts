import { type Browser, devices, expect } from '@playwright/test';
import { type Role, roles } from '@vincere/domain';
import { test } from './fixtures.ts';
import { type Hands, Participant } from './participant.ts';
import { changeStatus, createRun, openWorld, type World } from './world.ts';

let world: World;
test.beforeAll(async () => {
  world = await openWorld('whole');
});
test.afterAll(() => world.stop());

const { defaultBrowserType: _, ...phone } = devices['iPhone 13'];

/** Seats six people. Two use a phone, one of them with animations; one uses only the keyboard. */
async function seatSix(browser: Browser): Promise<Participant[]> {
  const looks: [Role, Hands, object][] = roles.map((role, index) => [
    role,
    index === 2 ? 'keyboard' : 'pointer',
    index < 2 ? phone : { viewport: { width: 1280, height: 860 } },
  ]);
  return Promise.all(
    looks.map(async ([role, hands, options], index) => {
      const context = await browser.newContext({
        baseURL: world.origin,
        reducedMotion: index === 0 ? 'no-preference' : 'reduce',
        ...options,
      });
      const person = {
        first_name: 'Player',
        last_name: `No ${index + 1}`,
        email_address: `player${index + 1}@example.org`,
      };
      return new Participant(await context.newPage(), person, role, hands);
    }),
  );
}

/** Runs work for two people at a time, because six browsers share two cores. */
async function inPairs(
  people: readonly Participant[],
  act: (one: Participant, index: number) => Promise<void>,
) {
  for (let start = 0; start < people.length; start += 2)
    await Promise.all(people.slice(start, start + 2).map((one, index) => act(one, start + index)));
}

test('six people play the sample simulation from registration to the summary', async ({ browser }) => {
  test.setTimeout(420_000);
  const run = await createRun(world, 'WORK23');
  const people = await seatSix(browser);

  await test.step('they register, log in and answer the first questionnaire', () =>
    inPairs(people, async (one) => {
      await one.register();
      await one.answer(/Pre-Scenario Assessment/);
    }));

  await test.step('they join before the start', () => inPairs(people, (one) => one.join('WORK23')));
  await changeStatus(world, run, 'IN_PROGRESS');

  for (const stage of [1, 2, 3]) {
    await test.step(`stage ${stage}: they read, note, vote and decide`, () =>
      inPairs(people, async (one, index) => {
        await expect(one.page.getByText(`Stage ${stage} of 3`).first()).toBeVisible();
        await one.enterRoom();
        if (stage === 1) await one.note(`What only the ${one.role} room knows`);
        await one.voteInRoom(index % 3, 'It is what our room can defend');
        await one.decide(index < 4 ? 0 : 1, 'The others will follow');
      }));
    const { current_scenario } = await world.facilitator.call('getRun', { params: { runId: run.id } });
    await world.facilitator.call('advanceRun', {
      params: { runId: run.id },
      body: current_scenario ? { scenario_id: current_scenario.id } : {},
    });
    if (stage < 3)
      await test.step('the new stage opens for everyone automatically', async () => {
        for (const one of people)
          await expect(one.page.getByText(`Stage ${stage + 1} of 3`).first()).toBeVisible({
            timeout: 10_000,
          });
      });
  }

  // The end page opens automatically after half a minute, without waiting for the others.
  await test.step('they see the end and go on', () =>
    inPairs(people, async (one) => {
      await expect(one.page.getByText('Simulation Complete!').first()).toBeVisible();
      await one.press('Take Post-Questionnaire', 'link');
    }));

  await test.step('they answer the last questionnaire and read their summary', () =>
    inPairs(people, async (one) => {
      await one.answer(/Post-Scenario Assessment/);
      await expect(one.page).toHaveURL(/\/simulation\/summary\?runId=/);
      await expect(one.page.getByRole('tab', { name: 'Stage Details' })).toBeVisible();
    }));

  const report = await world.facilitator.call('getAdminReport', { params: { runId: run.id } });
  expect(report).toHaveLength(3);
  for (const stage of report) expect(stage.all_user_decisions).toHaveLength(6);
});
