import { botVote, confidenceSteps, isFinished, refuse, type VoteKind } from '@vincere/domain';
import type { Change } from '../../platform/db/database.ts';
import type { CallHandler } from '../../platform/http/handle.ts';
import type { App } from '../app.ts';
import { advance, type Judge } from '../runs/advance/advance.ts';
import { startRun } from '../runs/advance/start.ts';
import { currentPlace, listOffered, type Place } from '../runs/place.ts';
import { type Plan, readPlan } from '../store/runs/rehearsal-plan.ts';
import { rewind, saveBotVotes, touchRehearsal } from '../store/runs/rehearsals.ts';
import { announceOn, lockRun, type RunRow } from '../store/runs/runs.ts';
import { findPlaceTexts } from '../store/runs/texts.ts';
import { listSeats } from '../store/seats/seats.ts';
import { findOrder, saveOrderRow } from '../store/votes/orders.ts';
import { listChoices } from '../store/votes/votes.ts';
import { shareFacts } from './share-facts.ts';

type StepResult = 'began' | 'voted' | 'decided' | 'went-on' | 'nothing';

export const stepRehearsal: CallHandler<'stepRehearsal', App> = ({ params, inChange }, app) =>
  inChange(async (change) => {
    const run = await lockRun(change, params.runId);
    const plan = readPlan(run.rehearsal) ?? refuse('rehearsal.none');
    return { did: await step(app, change, run, plan) };
  });

/** Does the next step of a rehearsal, which follows from the state of its run, and returns what it did. */
async function step(app: App, change: Change, run: RunRow, plan: Plan): Promise<StepResult> {
  const { tx } = change;
  const now = app.clock();
  if (isFinished(run.status)) {
    if (plan.at + 1 >= plan.ways.length) return 'nothing';
    await rewind(tx, run.id, { ...plan, at: plan.at + 1 }, now);
    announceOn(change, run, 'run-status-changed');
    return 'went-on';
  }
  if (run.status === 'DRAFT') {
    await startRun(change, run, now);
    announceOn(change, run, 'run-status-changed');
    return 'began';
  }
  // A paused rehearsal makes no steps until its author continues it.
  const place = run.status === 'IN_PROGRESS' ? await currentPlace(tx, run) : null;
  if (place === null) return 'nothing';
  for (const kind of ['room', 'final'] as const) {
    if ((await listChoices(tx, run.id, kind, place.scenario_id)).length > 0) continue;
    await vote(app, change, run, plan, place, kind);
    if (kind === 'final') await order(change, run, place);
    else if (await shareFacts(tx, run, place.scenario_id, now)) announceOn(change, run, 'table-changed');
    announceOn(change, run, kind === 'room' ? 'room-vote-cast' : 'final-vote-cast');
    return kind === 'room' ? 'voted' : 'decided';
  }
  // So that the author sees both: all conditions are met on every second way, and none on the others.
  const judge: Judge = ({ conditions }) =>
    plan.at % 2 === 0 ? { met: conditions, unmet: [] } : { met: [], unmet: conditions };
  await advance(change, run, { begins: true, advanced_controls: true, force: true }, judge, now);
  return 'went-on';
}

/** Writes an order, if the scenario asks for one and the author has not written one. */
async function order(change: Change, run: RunRow, { scenario_id }: Place): Promise<void> {
  if ((await findPlaceTexts(change.tx, scenario_id)).asks_order === 0) return;
  if ((await findOrder(change.tx, run.id, scenario_id)) !== undefined) return;
  const text = 'The bots order this in a rehearsal.';
  await saveOrderRow(change.tx, {
    run_id: run.id,
    scenario_id,
    text,
    revision: 1,
    pen_user_id: null,
    pen_used_at: null,
  });
  announceOn(change, run, 'order-changed');
}

async function vote(
  app: App,
  change: Change,
  run: RunRow,
  plan: Plan,
  { scenario_id, stage_number }: Place,
  kind: 'room' | 'final',
): Promise<void> {
  const now = app.clock();
  const offeredIds = (await listOffered(change.tx, scenario_id)).map(({ id }) => id);
  // The author may have advanced the run off its way, or changed the decisions. In that case, vote for the first.
  const plannedId = plan.ways[plan.at]?.[stage_number - 1];
  const decisionId =
    offeredIds.find((id) => id === plannedId) ?? offeredIds[0] ?? refuse('advance.no-decisions');
  const votes = (await listSeats(change.tx, run.id)).flatMap(
    ({ id, room_name, first_name, last_name }, index) =>
      room_name === 'dashboard'
        ? []
        : [
            {
              seat_id: id,
              room_name,
              decision_chosen_id: botVote(index, decisionId, offeredIds),
              reasoning: `${first_name} ${last_name} votes in a rehearsal.`,
              ...botEstimates(run, kind, index, decisionId),
            },
          ],
  );
  await saveBotVotes(change.tx, { run_id: run.id, scenario_id, kind, created_at: now }, votes);
  await touchRehearsal(change.tx, run.id, now);
}

/** Returns the estimates of a bot. It expects the decision that the rehearsal takes. */
function botEstimates(run: RunRow, kind: VoteKind, index: number, decisionId: number) {
  if (run.asks_confidence === 0) return { confidence: null, forecast_id: null };
  const confidence = confidenceSteps[index % confidenceSteps.length] ?? 0;
  return { confidence, forecast_id: kind === 'room' ? decisionId : null };
}
