import type { Run } from '@vincere/contract';
import { params } from './facilitator-world.ts';
import { someone } from './on-a-run.ts';
import { allAnswers, changeStatus, type KnownPerson, type World } from './world.ts';

/* A finished run in which one person brought, heard and changed their mind. */

export const ending = 'Two families were told at ten past one, in their own kitchens, by people they knew.';
export const heard = 'The hospital has insulin until Friday noon.';
const brought = 'Demurrage on 47 ships is running near €2.9m a day.';

/** Plays the run under an access code. The reader is in the economic room and has answered both questionnaires. */
export async function playedForReader(
  world: World,
  access_code: string,
): Promise<{ run: Run; reader: KnownPerson }> {
  const { facilitator } = world;
  const sample = (await facilitator.call('listSimulations')).find(({ name }) => name === 'The Tamber Light');
  const { id } = await facilitator.call('duplicateSimulation', { params: { simulationId: sample?.id ?? 0 } });
  const run = await facilitator.call('createRun', {
    params: { simulationId: id },
    body: { name: 'Vestmar council', access_code },
  });
  const people: KnownPerson[] = [];
  for (const room_name of ['economic', 'economic', 'social', 'social', 'legal', 'legal'] as const) {
    const person = await someone(world);
    await person.client.call('joinRun', { body: { access_code, room_name } });
    people.push(person);
  }
  const [reader, other, advocate] = people;
  if (reader === undefined || other === undefined || advocate === undefined)
    throw new Error('Six have joined');
  const inProgress = await changeStatus(world, run, 'IN_PROGRESS');
  const scenario_id = inProgress.current_scenario?.id ?? 0;
  const post = async (content: string, room_name: 'economic' | 'social') =>
    (await facilitator.call('createPost', { body: { content, room_name, scenario_id } })).id;
  const [own, theirs] = [await post(brought, 'economic'), await post(heard, 'social')];
  const { id: roomRunId } = await reader.client.call('getRoomRunByName', {
    params: { ...params(run), roomName: 'economic' },
  });
  await reader.client.call('saveOwnReading', { params: { roomRunId }, body: { post_ids: [own] } });
  for (const text of ['Count the ships first', 'Who pays the demurrage?'])
    await reader.client.call('addRoomNote', { params: { roomRunId }, body: { text } });
  for (const stage of [1, 2, 3]) {
    const current = await facilitator.call('getRun', { params: params(run) });
    const ids = current.current_scenario?.all_decisions.map((decision) => decision.id) ?? [];
    const vote = (
      kind: 'castRoomVote' | 'castFinalVote',
      { client }: KnownPerson,
      place: number,
      evidence: number[] = [],
    ) =>
      client.call(kind, {
        params: params(run),
        body: {
          decision_chosen_id: ids[place] ?? 0,
          reasoning:
            kind === 'castRoomVote'
              ? 'A rumour is faster than we are. Say it ourselves, with the number.'
              : 'By law and by decency. They would hear it through the wall before they read it from us.',
          evidence,
        },
      });
    await vote('castRoomVote', reader, stage === 1 ? 1 : 0);
    if (stage === 1) {
      await reader.client.call('putOnTable', { params: params(run), body: { scenario_id, post_id: own } });
      await advocate.client.call('putOnTable', {
        params: params(run),
        body: { scenario_id, post_id: theirs },
      });
    }
    if (stage === 3)
      await facilitator.call('updateDecision', {
        params: { decisionId: ids[0] ?? 0 },
        body: { outcome: ending },
      });
    await vote('castFinalVote', reader, 0, stage === 1 ? [theirs] : []);
    await vote('castFinalVote', other, 0, stage === 1 ? [own] : []);
    for (const person of people.slice(2)) await vote('castFinalVote', person, 0);
    await facilitator.call('advanceRun', { params: params(run), body: {} });
  }
  await reader.client.call('submitQuestionnaire', {
    params: { userId: reader.session.id },
    body: { ...allAnswers('post'), questionnaire_type: 'post', simulation_run_id: run.id },
  });
  return { run: await facilitator.call('getRun', { params: params(run) }), reader };
}
