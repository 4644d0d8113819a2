import { apiPrefix } from '@vincere/contract';
import { type Estimates, noEstimates, type Role } from '@vincere/domain';
import { seededRandom } from '../play/random.ts';
import { reasonFor } from '../play/words.ts';
import { requestOf } from './wire.ts';

/** A signed-in person. `seatId` is 0 until the person joins. */
export type Person = { token: string; userId: number; seatId: number; room: Role };

export type BenchRun = {
  id: number;
  accessCode: string;
  scenarioId: number;
  decisions: { id: number; title_of_decision: string }[];
  asksConfidence: boolean;
};

/** A run in its first stage, and its people. */
export type Group = { run: BenchRun; people: Person[] };

/** Returns the vote of the person with this index. The same index always gives the same vote. */
export function voteOf({ decisions }: BenchRun, room: Role, index: number) {
  const chosen = decisions[index % decisions.length];
  if (chosen === undefined) throw new Error('The scenario offers no decision');
  return {
    decision_chosen_id: chosen.id,
    reasoning: reasonFor(chosen.title_of_decision, room, seededRandom(index)),
  };
}

/** Returns how sure the person with this index is and the decision that they expect, if the run asks for that. */
export function estimatesOf({ asksConfidence, decisions }: BenchRun, index: number): Estimates {
  if (!asksConfidence) return noEstimates;
  return { confidence: (index % 11) * 10, forecast: decisions[0]?.id ?? null };
}

/** Builds the request that joins a run and later polls it. A poll sends the ETag of the last answer, if it had one. */
export function joinRequest({ run }: Group, { token, room }: Person, etag?: string): Buffer {
  return requestOf('POST', `${apiPrefix}/simulation-run-verify`, token, {
    body: { access_code: run.accessCode, room_name: room },
    headers: etag === undefined ? {} : { 'if-none-match': etag },
  });
}

export function voteRequest({ run, people }: Group, index: number, kind: 'room' | 'final'): Buffer {
  const { token, room } = people[index] as Person;
  const call = kind === 'room' ? 'user-decision-room-create' : 'user-decision-create';
  const body = { ...voteOf(run, room, index), ...(run.asksConfidence && estimatesOf(run, index)) };
  return requestOf('POST', `${apiPrefix}/${call}/${run.id}`, token, { body });
}

export function streamRequest({ run }: Group, token: string): Buffer {
  return requestOf('GET', `${apiPrefix}/simulation-run-events/${run.id}`, token, {
    headers: { accept: 'text/event-stream' },
  });
}
