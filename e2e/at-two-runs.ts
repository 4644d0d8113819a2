import type { Browser, Page } from '@playwright/test';
import type { Run } from '@vincere/contract';
import { buildPerson, changeStatus, contextOf, createRun, type KnownPerson, type World } from './world.ts';

/** A person on two runs, one of which is over. The error tests start from here. */
export type Seated = { person: KnownPerson; running: Run; ended: Run };

export const ada = { first_name: 'Ada', last_name: 'Osei' };

let times = 0;

export async function seatAtTwoRuns(world: World): Promise<Seated> {
  times += 1;
  const person = await buildPerson(world, { ...ada, email_address: `ada${times}@example.org` });
  const running = await createRun(world, `RUNN0${times}`);
  const ended = await createRun(world, `ENDED${times}`);
  for (const run of [running, ended]) {
    await changeStatus(world, run, 'IN_PROGRESS');
    await person.client.call('joinRun', { body: { access_code: run.access_code, room_name: 'economic' } });
  }
  await changeStatus(world, ended, 'ENDED');
  return { person, running, ended };
}

export const signedIn = async (browser: Browser, world: World, who: KnownPerson): Promise<Page> =>
  (await contextOf(browser, world, who)).page;

export const visitor = async (browser: Browser, world: World): Promise<Page> =>
  (await browser.newContext({ baseURL: world.origin })).newPage();

export const press = (page: Page, name: string | RegExp) =>
  page
    .getByRole('button', { name, exact: typeof name === 'string' })
    .first()
    .click();
