import type { Answer, Calls } from '@vincere/contract';
import { roles } from '@vincere/domain';
import { listDecisionRows } from '../../authoring/store/decisions.ts';
import { ofScenario } from '../../authoring/store/part.ts';
import type { Queries } from '../../platform/db/database.ts';
import { findEditionIn } from '../editions/read.ts';
import { listEstimatedVotes } from '../store/votes/estimates.ts';
import { countVotes } from '../store/votes/votes.ts';
import { confidenceTotals, votesIn } from '../votes/totals.ts';

type LastClosed = Answer<Calls['getRunBoard']>['last_closed'];

/** Returns the decisions and votes of the stage of a run that was closed last; null if none was closed. */
export async function lastClosedView(
  db: Queries,
  { id: runId, asks_confidence }: { id: number; asks_confidence: 0 | 1 },
  stage: { stage_number: number; scenario_id: number } | undefined,
): Promise<LastClosed> {
  if (stage === undefined) return null;
  const { stage_number, scenario_id } = stage;
  const [edition, final, room, estimated] = await Promise.all([
    findEditionIn(db, { run_id: runId, scenario_id }),
    countVotes(db, runId, 'final', scenario_id),
    countVotes(db, runId, 'room', scenario_id),
    asks_confidence === 1 ? listEstimatedVotes(db, runId) : null,
  ]);
  const decisions = edition?.decisions ?? (await listDecisionRows(db, ofScenario(scenario_id)));
  const sum = (votes: readonly { count: number }[]) =>
    votes.reduce((total, { count }) => total + Number(count), 0);
  const countOf = (votes: typeof final, decisionId: number) =>
    sum(votes.filter(({ decision_chosen_id }) => decision_chosen_id === decisionId));
  return {
    stage_number,
    scenario_id,
    final_votes: decisions.map(({ id, title_of_decision }) => ({
      decision_id: id,
      title_of_decision,
      count: countOf(final, id),
    })),
    room_votes: Object.fromEntries(
      roles.flatMap((role) => {
        const votes = room.filter(({ room_name }) => room_name === role);
        if (votes.length === 0) return [];
        const counts = decisions.map(({ id }) => ({ decision_id: id, count: countOf(votes, id) }));
        return [[role, counts.filter(({ count }) => count > 0)]];
      }),
    ),
    confidence:
      estimated &&
      confidenceTotals(
        votesIn(estimated, scenario_id),
        decisions.map(({ id }) => id),
      ),
  };
}
