import type { Browser, BrowserContext, Page } from '@playwright/test';
import {
  type Answer,
  apiPrefix,
  type Calls,
  type Client,
  calls,
  createClient,
  type Run,
} from '@vincere/contract';
import { questions, roles } from '@vincere/domain';
import { type StartedServer, startServer } from '../play/server.ts';
import { makePlain } from './plain-sample.ts';

/** A server with the sample simulation and its administrator, as an HTTP client and as a signed-in person. */
export type World = StartedServer & { facilitator: Client; admin: KnownPerson };

export const password = 'a-long-password';

export function as(origin: string, token: string | null): Client {
  return createClient({ base: origin + apiPrefix, routes: calls, token: () => token });
}

/** Starts a server with these settings. Unless the sample is `whole`, it has nothing that `makePlain` deletes. */
export async function openWorld(
  sample: 'plain' | 'whole' = 'plain',
  environment: Record<string, string> = {},
): Promise<World> {
  const server = await startServer(environment);
  try {
    const { email, password: secret } = server.administrator;
    const session = await as(server.origin, null).call('logIn', {
      body: { username: email, password: secret },
    });
    const facilitator = as(server.origin, session.access_token);
    if (sample === 'plain') await makePlain(facilitator);
    return { ...server, facilitator, admin: { ...session, session, client: facilitator } };
  } catch (error) {
    await server.stop();
    throw error;
  }
}

/** Returns the sample simulation. */
export async function sampleOf({ facilitator }: World) {
  const simulations = await facilitator.call('listSimulations');
  const sample = simulations.find(({ name }) => name === 'The Tamber Light');
  if (sample === undefined) throw new Error('The sample simulation is missing');
  return sample;
}

/** Creates a run of the sample simulation that is not started yet. */
export async function createRun(world: World, access_code: string, name = 'Board workshop'): Promise<Run> {
  const simulation = await sampleOf(world);
  return world.facilitator.call('createRun', {
    params: { simulationId: simulation.id },
    body: { name, access_code },
  });
}

export function changeStatus(world: World, run: Run, status: Run['status']): Promise<Run> {
  return world.facilitator.call('changeRunStatus', { params: { runId: run.id }, body: { status } });
}

export type Person = { first_name: string; last_name: string; email_address: string };
export type KnownPerson = Person & { session: Answer<Calls['logIn']>; client: Client };

/** Registers a person over HTTP, who has answered the first questionnaire unless `answered` is false. */
export async function buildPerson(world: World, person: Person, answered = true): Promise<KnownPerson> {
  const anonymous = as(world.origin, null);
  const { id } = await anonymous.call('registerUser', { body: { ...person, password } });
  await anonymous.call('setPreferences', {
    params: { userId: id },
    body: { preferences: roles.map((room_id, index) => ({ room_id, preference_order: index + 1 })) },
  });
  const session = await anonymous.call('logIn', { body: { username: person.email_address, password } });
  const client = as(world.origin, session.access_token);
  if (answered)
    await client.call('submitQuestionnaire', {
      params: { userId: id },
      body: { ...allAnswers('pre'), questionnaire_type: 'pre' },
    });
  // The page also records in its session that the questionnaire was sent.
  return { ...person, session: { ...session, has_completed_questionnaire: answered }, client };
}

/** Confirms a person's email address as the facilitator does, so that places can be given to it. */
export async function confirmAddress(world: World, person: KnownPerson): Promise<void> {
  const { session, email_address } = person;
  await world.facilitator.call('confirmEmail', { params: { userId: session.id }, body: { email_address } });
}

export function allAnswers(type: 'pre' | 'post'): Record<string, number | string> {
  return Object.fromEntries(
    questions[type].map((question) => [
      question.key,
      question.type === 'scale' ? 4 : 'By asking those who know.',
    ]),
  );
}

/** Opens a separate browser context in which this person is signed in. */
export async function contextOf(
  browser: Browser,
  world: World,
  person: KnownPerson,
  options: Parameters<Browser['newContext']>[0] = {},
): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext({ baseURL: world.origin, ...options });
  const page = await context.newPage();
  await page.addInitScript((session) => {
    if (sessionStorage.getItem('session') === null) sessionStorage.setItem('session', session);
  }, JSON.stringify(person.session));
  return { context, page };
}

/** Closes every window that a test has opened. */
export async function closeWindows({ browser }: { browser: Browser }): Promise<void> {
  for (const context of browser.contexts()) await context.close();
}
