import { expect } from '@playwright/test';
import { type Role, roles } from '@vincere/domain';
import { cut, expectToast, loseAnswer } from '../call-faults.ts';
import { buildCast, type Cast, seatCast } from '../cast.ts';
import { test } from '../fixtures.ts';
import { ends, Looking } from '../looking.ts';
import { as, createRun, type KnownPerson, openWorld, type World } from '../world.ts';

/* Rooms by preference: a facilitator previews the assignment, changes it, applies it and undoes it. */

test.setTimeout(120_000);
test.use({ trace: 'off' });

let world: World;
let cast: Cast;
let looking: Looking;

test.beforeAll(async ({ browser }) => {
  world = await openWorld();
  cast = await buildCast(world);
  looking = await Looking.begin(browser, world);
  const { email, password } = world.administrator;
  const session = await as(world.origin, null).call('logIn', { body: { username: email, password } });
  await looking.become({ ...session, session, client: world.facilitator } satisfies KnownPerson);
});
test.afterAll(async () => {
  await looking?.page.context().close();
  await world?.stop();
});

/** Ranks the roles for one of the cast: first the named ones, then the others. */
const rank = ({ client, session }: KnownPerson, ...first: Role[]) =>
  client.call('setPreferences', {
    params: { userId: session.id },
    body: {
      preferences: [...new Set([...first, ...roles])].map((room_id, index) => ({
        room_id,
        preference_order: index + 1,
      })),
    },
  });

test('rooms are assigned by preference, changed by hand, applied and undone', async () => {
  const { page } = looking;
  const dialog = page.getByRole('dialog', { name: 'Assign rooms' });
  const button = (name: string) => dialog.getByRole('button', { name, exact: true });
  const room = (name: string) => dialog.getByRole('region', { name: new RegExp(`^${name}`) });
  const place = (name: string) => dialog.getByLabel(`Room of ${name}`);

  const empty = await createRun(world, 'ROOMS0');
  await looking.open(`/admin/runs/${empty.id}`);
  await looking.press('Assign rooms');
  await expect(dialog).toContainText('Nobody has joined yet');
  await page.keyboard.press('Escape');

  // The two who joined as Strategist and Economist want to be the Legal Expert, who wants to be Strategist.
  await rank(cast.political, 'legal', 'economic');
  await rank(cast.economic, 'legal');
  await rank(cast.social, 'social');
  await rank(cast.technological, 'technological');
  await rank(cast.environmental, 'environmental');
  await rank(cast.legal, 'political');
  const run = await seatCast(world, cast, 'ROOMS1');
  const held = async () =>
    (await world.facilitator.call('listPeopleToPlace', { params: { runId: run.id } })).people.map(
      ({ room_name }) => room_name,
    );
  await looking.open(`/admin/runs/${run.id}`);
  await looking.failing(/simulation-run-preferences/, async () => {
    await looking.press('Assign rooms');
    await expect(dialog).toContainText('Failed to load participants');
  });
  await button('Try Again').click();
  await expect(room('Legal Expert')).toContainText('Seun Adeyemi');
  await expect(room('Economist')).toContainText('Maud Lindqvist');
  await expect(room('Economist')).toContainText('2nd choice, from Strategist');
  await expect(dialog.locator('dl')).toContainText('First choice5');
  await expect(dialog).toContainText('3 people change rooms.');
  await looking.look('assign-rooms', ends);

  // Move a person by keyboard. The focus follows, and the person stays when the others are assigned again.
  await place('Maud Lindqvist').selectOption('legal');
  await expect(place('Maud Lindqvist')).toBeFocused();
  await expect(room('Legal Expert')).toContainText('Maud Lindqvist');
  await expect(dialog.locator('dl')).toContainText('0 to 2');
  // Dragging works too. A person who is released is assigned with the others.
  await dialog.getByText('Tom Whitfield').dragTo(room('Legal Expert'));
  await button('Keep Tom Whitfield in Legal Expert').click();
  await expect(button('Keep Tom Whitfield in Legal Expert')).toHaveAttribute('aria-pressed', 'false');
  await button('Assign Again').click();
  await expect(room('Advocate')).toContainText('Tom Whitfield');
  await expect(room('Strategist')).toContainText('Seun Adeyemi');
  await expect(room('Economist')).toContainText('Priya Raman');
  await expect(room('Legal Expert').getByRole('listitem')).toHaveCount(1);
  await expect(button('Keep Maud Lindqvist in Legal Expert')).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();

  // Another facilitator moves a person, who stays there until released.
  const before = await held();
  await world.facilitator.call('moveParticipant', {
    params: { userRunId: (await seatOf('Tom')).user_run_id },
    body: { room_name: 'legal' },
  });
  await expect(room('Legal Expert')).toContainText('6th choice, moved meanwhile');
  await expect(dialog.getByText('Moved meanwhile: Tom Whitfield to Legal Expert.')).toBeVisible();
  await button('Assign Again').click();
  await expect(room('Legal Expert')).toContainText('Tom Whitfield');
  await button('Keep Tom Whitfield in Legal Expert').click();
  await button('Assign Again').click();
  await expect(room('Advocate')).toContainText('1st choice, from Legal Expert');

  const line = await cut(page, 'assignRooms');
  await looking.refused(async () => {
    await button('Apply').click();
    await expect(dialog).toContainText('Failed to assign rooms');
  });
  await line();
  // Applying and undoing succeed even if the response is lost.
  const lost = await loseAnswer(page, 'assignRooms');
  await looking.refused(async () => {
    await button('Apply').click();
    await expectToast(page, 'Rooms Assigned', '4 people moved. 4 of 6 have their first choice.');
  });
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Assign rooms' })).toBeFocused();
  expect(await held()).toEqual([
    'legal',
    'political',
    'social',
    'technological',
    'environmental',
    'economic',
  ]);
  await looking.refused(async () => {
    await page.getByRole('button', { name: 'Undo' }).click();
    await expectToast(page, 'Rooms Restored', '4 people are back.');
  });
  await lost();
  expect(await held()).toEqual(before.with(2, 'legal'));

  async function seatOf(firstName: string) {
    const { people } = await world.facilitator.call('listPeopleToPlace', { params: { runId: run.id } });
    const person = people.find(({ first_name }) => first_name === firstName);
    if (person === undefined) throw new Error(`${firstName} takes part`);
    return person;
  }
});
