import type { Run } from '@vincere/contract';
import { plural, t } from '../../lib/text.ts';
import { listNames } from '../../lib/words/list-names.ts';
import { ownSeat } from '../runs/useRun.ts';

type Seat = Run['users_playing'][number];

/** Returns how many people have made their final decision of the stage, and the others, except the user, who have not. */
export function turnoutOf(run: Run): { decided: number; people: number; waitingFor: readonly Seat[] } {
  const voters = new Set(
    run.all_users_decision
      .filter((vote) => vote.scenario_id === run.current_scenario?.id)
      .map(({ user_run_id }) => user_run_id),
  );
  const seats = run.users_playing;
  const ownSeatId = ownSeat(run)?.user_run_id;
  return {
    decided: seats.filter(({ user_run_id }) => voters.has(user_run_id)).length,
    people: seats.length,
    waitingFor: seats.filter(({ user_run_id }) => user_run_id !== ownSeatId && !voters.has(user_run_id)),
  };
}

/** Number of people that the status names. The others are counted. */
const namedPeople = 2;

/** Returns the status for a user who has decided, which is shown below `Stage Complete!`. */
export function statusAfterDecision(run: Run): string {
  const { decided, people, waitingFor } = turnoutOf(run);
  const isLast = run.current_stage?.stage_number === run.simulation.total_stages;
  const status =
    waitingFor.length === 0
      ? `${t('Your decision is in.')} ${t('Everyone has decided.')}`
      : t('Your decision is in. {decided} of {people} so far, waiting for {names}.', {
          decided,
          people,
          names: namesOf(waitingFor),
        });
  return isLast
    ? `${status} ${t('This is the last stage: the simulation ends when your facilitator closes it.')}`
    : status;
}

/** Returns first names such as `Ravi, Lea and 6 others`. */
function namesOf(seats: readonly Seat[]): string {
  // A single further person is named, because `1 other` is no shorter than a name.
  const namedSeats = seats.length <= namedPeople + 1 ? seats : seats.slice(0, namedPeople);
  const names = namedSeats.map(({ user }) => user.first_name);
  const others = seats.length - namedSeats.length;
  return listNames(others === 0 ? names : [...names, plural(others, '{count} other', '{count} others')]);
}
