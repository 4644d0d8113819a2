import type { Run } from '@vincere/contract';
import type { Room } from '@vincere/domain';
import type { BuiltUser, UserTraits } from './people.ts';
import type { TestServer } from './server.ts';
import { type BuiltScenario, type BuiltSimulation, buildSimulation } from './simulations.ts';

export type Member = BuiltUser & { seat_id: number; room_name: Room };
export type BuiltRun = {
  id: number;
  access_code: string;
  simulation: BuiltSimulation;
  /** The scenario in which the run begins. */
  first: BuiltScenario;
  facilitator: BuiltUser;
  members: Member[];
};

let codes = 0;

/** Returns an access code that no other run of the test file has. */
export function freshCode(): string {
  codes += 1;
  return codes.toString(36).toUpperCase().padStart(6, '0');
}

/**
 * Creates a run through the API, with one member per entry of `rooms`. The facilitator moves members into the dashboard,
 * because nobody can join there. The run is started unless `status` is DRAFT.
 */
export async function buildRun(
  server: TestServer,
  options: {
    rooms?: Room[];
    status?: 'DRAFT' | 'IN_PROGRESS' | 'PAUSED';
    simulation?: BuiltSimulation;
    people?: UserTraits[];
  } = {},
): Promise<BuiltRun> {
  const simulation = options.simulation ?? (await buildSimulation(server.app));
  const facilitator = await server.administrator();
  const run: Run = await facilitator.call('createRun', {
    params: { simulationId: simulation.id },
    body: { name: 'Morning workshop', access_code: freshCode() },
  });
  const members: Member[] = [];
  for (const [index, room_name] of (options.rooms ?? []).entries())
    members.push(await join(server, facilitator, run, room_name, options.people?.[index]));
  const status = options.status ?? 'IN_PROGRESS';
  const changeTo = (to: Run['status']) =>
    facilitator.call('changeRunStatus', { params: { runId: run.id }, body: { status: to } });
  if (status !== 'DRAFT') await changeTo('IN_PROGRESS');
  if (status === 'PAUSED') await changeTo('PAUSED');
  const first = simulation.stages[0]?.scenarios[0];
  if (first === undefined) throw new Error('A run needs a scenario to begin with');
  return { id: run.id, access_code: run.access_code, simulation, first, facilitator, members };
}

/** Creates a person who joins a run in a room. */
export async function join(
  server: TestServer,
  facilitator: BuiltUser,
  run: { id: number; access_code: string },
  room_name: Room,
  traits?: UserTraits,
): Promise<Member> {
  const user = await server.user(traits);
  const { users_playing } = await user.call('joinRun', {
    body: { access_code: run.access_code, room_name: room_name === 'dashboard' ? 'political' : room_name },
  });
  const seat_id = users_playing[0]?.user_run_id ?? 0;
  if (room_name === 'dashboard')
    await facilitator.call('moveParticipant', { params: { userRunId: seat_id }, body: { room_name } });
  return { ...user, seat_id, room_name };
}

/** Adds an observer to a run. */
export async function observe(server: TestServer, run: BuiltRun): Promise<BuiltUser> {
  const observer = await server.user();
  const body = { account: observer.email_address };
  await run.facilitator.call('addObserver', { params: { runId: run.id }, body });
  return observer;
}

/** Casts every member's final vote for the decision with this index. */
export async function decideAll(run: BuiltRun, scenario: BuiltScenario, position = 0): Promise<void> {
  const decision_chosen_id = scenario.decision_ids[position] ?? 0;
  for (const member of run.members)
    await member.call('castFinalVote', {
      params: { runId: run.id },
      body: { decision_chosen_id, reasoning: `Because of ${member.full_name}` },
    });
}

/** Casts every member's final vote for the first decision, then advances. */
export async function advanceAll(run: BuiltRun, scenario: BuiltScenario) {
  await decideAll(run, scenario);
  return run.facilitator.call('advanceRun', {
    params: { runId: run.id },
    body: { scenario_id: scenario.id },
  });
}
