import type { Run } from '@vincere/contract';
import { plural, t } from '../../lib/text.ts';
import { ownSeat } from '../runs/useRun.ts';

/** Returns how many people have made their final decision of the stage, and how many others have not. */
export function turnoutOf(run: Run): { decided: number; people: number; othersLeft: number } {
  const seats = new Set(run.users_playing.map(({ user_run_id }) => user_run_id));
  const decided = new Set(
    run.all_users_decision
      .filter((vote) => vote.scenario_id === run.current_scenario?.id && seats.has(vote.user_run_id))
      .map(({ user_run_id }) => user_run_id),
  );
  const own = ownSeat(run)?.user_run_id;
  const othersLeft = [...seats].filter((seat) => seat !== own && !decided.has(seat)).length;
  return { decided: decided.size, people: seats.size, othersLeft };
}

/** Returns the status for a user who has decided, which is shown below `Stage Complete!`. */
export function statusAfterDecision(run: Run): string {
  const { othersLeft } = turnoutOf(run);
  const isLast = run.current_stage?.stage_number === run.simulation.total_stages;
  return [
    t('Your decision is in.'),
    othersLeft === 0
      ? t('Everyone has decided.')
      : plural(othersLeft, 'Waiting for {count} more.', 'Waiting for {count} more.'),
    isLast ? t('This is the last stage: the simulation ends when your facilitator closes it.') : '',
  ]
    .join(' ')
    .trim();
}
