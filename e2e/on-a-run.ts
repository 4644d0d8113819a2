import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { Run } from '@vincere/contract';
import type { Role } from '@vincere/domain';
import { buildPerson, changeStatus, contextOf, createRun, type KnownPerson, type World } from './world.ts';

/* A person on a separate run. The tests of connections, sessions and news start from here. */

let count = 0;

/** Registers a new person, who has answered the first questionnaire unless `answered` is false. */
export function someone(world: World, answered = true): Promise<KnownPerson> {
  count += 1;
  const email_address = `line${count}@example.org`;
  return buildPerson(world, { first_name: 'Line', last_name: `No${count}`, email_address }, answered);
}

/** Starts a new run with these people in one room. */
export async function startRun(
  world: World,
  people: readonly KnownPerson[],
  room_name: Role = 'social',
): Promise<Run> {
  count += 1;
  const run = await createRun(world, `LINE${String(count).padStart(2, '0')}`);
  await changeStatus(world, run, 'IN_PROGRESS');
  for (const one of people)
    await one.client.call('joinRun', { body: { access_code: run.access_code, room_name } });
  return world.facilitator.call('getRun', { params: { runId: run.id } });
}

export const roomOf = (run: Run) => `/simulation/room/social?code=${run.access_code}`;
export const dashboardOf = (run: Run) => `/simulation/dashboard?code=${run.access_code}`;
export const press = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).first().click();
export const connection = (page: Page) => page.getByRole('status').filter({ hasText: /^Connection / });
export const reasoning = (page: Page) => page.getByLabel('Your reasoning');
export const note = (page: Page) => page.getByLabel('Add a note');
export const choose = (page: Page, group: string) =>
  page.getByRole('radiogroup', { name: group }).locator('label').first().click();

export async function openRoom(page: Page, run: Run): Promise<void> {
  await page.goto(roomOf(run));
  await choose(page, 'Available Decision');
}

/** Opens the room of a separate run for a new person. */
export async function inRoom(
  browser: Browser,
  world: World,
): Promise<{ person: KnownPerson; run: Run; page: Page; context: BrowserContext }> {
  const person = await someone(world);
  const run = await startRun(world, [person]);
  const opened = await contextOf(browser, world, person);
  await openRoom(opened.page, run);
  return { person, run, ...opened };
}

/** Reads the stored notes of a room and the reasonings of its votes. */
export async function storedIn(person: KnownPerson, run: Run) {
  const { id } = await person.client.call('getRoomRunByName', {
    params: { runId: run.id, roomName: 'social' },
  });
  const { notes } = await person.client.call('getRoomRun', { params: { roomRunId: id } });
  const votes = await person.client.call('getRoomVotes', { params: { runId: run.id, roomId: 'social' } });
  return { notes, reasons: votes.all_room_decisions.map((vote) => vote.reasoning) };
}
