import type { Run } from '@vincere/contract';
import { type Role, roles } from '@vincere/domain';
import { allAnswers, buildPerson, changeStatus, createRun, type KnownPerson, type World } from './world.ts';

export type Cast = Record<Role, KnownPerson>;

const names: Record<Role, [string, string]> = {
  political: ['Maud', 'Lindqvist'],
  economic: ['Seun', 'Adeyemi'],
  social: ['Tom', 'Whitfield'],
  technological: ['Ines', 'Carvalho'],
  environmental: ['Jonas', 'Achterberg'],
  legal: ['Priya', 'Raman'],
};

const reasons = [
  'It keeps the harbour open while we still have a choice to make.',
  'The costs of waiting fall on those who can bear them least.',
  'We can defend it in front of the council and in front of the court.',
];

/** Registers six people, one per room, who have answered the first questionnaire. */
export async function buildCast(world: World): Promise<Cast> {
  const people = await Promise.all(
    roles.map((role) => {
      const [first_name, last_name] = names[role];
      return buildPerson(world, { first_name, last_name, email_address: `${role}@example.org` });
    }),
  );
  return Object.fromEntries(roles.map((role, index) => [role, people[index]])) as Cast;
}

/** Creates a run that the cast has joined. */
export async function seatCast(world: World, cast: Cast, code: string, name?: string): Promise<Run> {
  const run = await createRun(world, code, name);
  for (const role of roles)
    await cast[role].client.call('joinRun', { body: { access_code: code, room_name: role } });
  return run;
}

async function offeredIn(person: KnownPerson, run: Run) {
  const { user_run } = await person.client.call('listMyRuns');
  const seat = user_run.find(({ simulation_run_id }) => simulation_run_id === run.id);
  const { sim_run } = await person.client.call('getUserRun', { params: { userRunId: seat?.id ?? 0 } });
  return sim_run.current_scenario?.all_decisions ?? [];
}

/** Casts the room vote and the final vote of these people. */
export async function vote(cast: Cast, run: Run, voters: readonly Role[]): Promise<void> {
  const offered = await offeredIn(cast.political, run);
  for (const role of voters) {
    const place = roles.indexOf(role);
    const body = (index: number) => ({
      decision_chosen_id: offered[index % offered.length]?.id ?? 0,
      reasoning: reasons[place % reasons.length] ?? '',
    });
    const params = { runId: run.id };
    await cast[role].client.call('castRoomVote', { params, body: body(place) });
    await cast[role].client.call('castFinalVote', { params, body: body(place < 4 ? 0 : 1) });
  }
}

/** Plays a run to its end. Only the Strategist answers the last questionnaire. */
export async function playPast(world: World, cast: Cast, code: string, name?: string): Promise<Run> {
  const run = await seatCast(world, cast, code, name);
  await changeStatus(world, run, 'IN_PROGRESS');
  for (const _ of [1, 2, 3]) {
    await vote(cast, run, roles);
    await world.facilitator.call('advanceRun', { params: { runId: run.id }, body: {} });
  }
  const { client, session } = cast.political;
  await client.call('submitQuestionnaire', {
    params: { userId: session.id },
    body: { ...changedAnswers(), questionnaire_type: 'post', simulation_run_id: run.id },
  });
  return run;
}

/** Plays a run with a tie and missing voters in its second stage, and ends it in its third. */
export async function playTie(world: World, cast: Cast, code: string): Promise<Run> {
  const run = await seatCast(world, cast, code);
  const params = { runId: run.id };
  await changeStatus(world, run, 'IN_PROGRESS');
  await vote(cast, run, roles);
  const { current_scenario } = await world.facilitator.call('advanceRun', { params, body: {} });
  await vote(cast, run, ['political', 'legal']);
  const chosen = current_scenario?.all_decisions[1]?.id ?? 0;
  await world.facilitator.call('advanceRun', { params, body: { force: true, decision_id: chosen } });
  await changeStatus(world, run, 'ENDED');
  return run;
}

/** Plays a run up to its second stage. */
export async function playOneStage(world: World, cast: Cast, code: string): Promise<Run> {
  const run = await seatCast(world, cast, code);
  await changeStatus(world, run, 'IN_PROGRESS');
  await vote(cast, run, roles);
  await world.facilitator.call('advanceRun', { params: { runId: run.id }, body: {} });
  return run;
}

/** Returns answers with some scales higher than before, some lower and some unchanged. */
function changedAnswers(): Record<string, number | string> {
  return Object.fromEntries(
    Object.entries(allAnswers('post')).map(([key, answer], index) => [
      key,
      typeof answer === 'number'
        ? ([5, 4, 2, 5, 3][index % 5] ?? answer)
        : 'I waited for the quiet ones to speak first.',
    ]),
  );
}
