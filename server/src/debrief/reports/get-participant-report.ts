import { type Answer, type Calls, messages } from '@vincere/contract';
import { alignmentRate, isFinished, roomDecision } from '@vincere/domain';
import type { CallHandler } from '../../platform/http/handle.ts';
import type { App } from '../../play/app.ts';
import { orderForParticipants, playedOrder } from '../../play/orders/played-order.ts';
import { outcomeForParticipants } from '../../play/outcomes/played-outcome.ts';
import { listEstimatedVotes } from '../../play/store/votes/estimates.ts';
import { listOrderTexts } from '../../play/store/votes/orders.ts';
import { type Item, itemView } from '../../play/table/items.ts';
import { confidenceView } from '../shift.ts';
import { loadReportData, perRoom, type Voter } from './report-data.ts';
import { findAnswers } from './store.ts';

type Answers = Answer<Calls['getParticipantReport']>['pre-questionnaire'];

export const getParticipantReport: CallHandler<'getParticipantReport', App> = async (
  { params, caller },
  app,
) => {
  const {
    run,
    stages,
    items,
    decisions,
    finalVotes,
    roomVotes,
    offeredIn,
    inUse,
    roomsIn,
    evidencePosts,
    evidenceFiles,
  } = await loadReportData(app, params.runId);
  const answers = await findAnswers(app.db.read, caller.user.id, run);
  const orders = await listOrderTexts(app.db.read, run.id);
  const estimates = run.asks_confidence === 1 ? await listEstimatedVotes(app.db.read, run.id) : [];
  const ownVotes = stages.map((stage) => ({
    stage,
    own: ownOf(finalVotes, stage.scenario_id),
    ownRoom: ownOf(roomVotes, stage.scenario_id),
  }));
  return {
    ...(isFinished(run.status) ? {} : { message: messages.reports.notEnded }),
    report_per_stage: ownVotes.map(({ stage, own, ownRoom }) => ({
      stage_number: stage.stage_number,
      scenario_id: stage.scenario_id,
      title_of_stage: stage.stage_instruction,
      title_of_scenario: stage.scenario_name,
      room_texts: roomsIn(stage),
      chosen_decision: titleOf(stage.decision_id),
      chosen_decision_id: stage.decision_id,
      outcome: outcomeForParticipants(stage, decisions.get(stage.decision_id ?? 0), run.status),
      order: orderForParticipants(
        playedOrder(stage, stage, decisions.get(stage.decision_id ?? 0), orders),
        isFinished(run.status),
      ),
      table: tableOf(items, stage),
      confidence: run.asks_confidence === 1 ? confidenceView(estimates, stage, offeredIn(stage)) : null,
      decided_by: stage.decided_by,
      user_chosen_decision: own && { ...chosenView(own), confidence: estimatesOf(own).confidence },
      user_room_vote: ownRoom && { ...chosenView(ownRoom), ...roomEstimates(ownRoom) },
      room_decisions: perRoom(inUse, roomVotes.get(stage.scenario_id), (votes) =>
        roomDecisionView(votes, titleOf),
      ),
    })),
    table: run.has_table === 1,
    // A stage in which the run was ended has no group decision to agree with, so it doesn't count.
    alignment_rate: alignmentRate(
      ownVotes
        .filter(({ stage }) => stage.closed_at !== null)
        .map(({ stage, own }) => ({ chosen: stage.decision_id, own: own?.decision_chosen_id ?? null })),
    ),
    'pre-questionnaire': answers.pre as Answers,
    'post-questionnaire': answers.post as Answers,
  };

  function titleOf(decisionId: number | null): string | null {
    return decisionId === null ? null : (decisions.get(decisionId)?.title_of_decision ?? null);
  }
  function ownOf(votes: ReadonlyMap<number, Voter[]>, scenarioId: number): Voter | null {
    return votes.get(scenarioId)?.find((vote) => vote.user_id === caller.user.id) ?? null;
  }
  function estimatesOf({ id }: Voter) {
    return estimates.find((vote) => vote.id === id) ?? { confidence: null, forecast_id: null };
  }
  function roomEstimates(vote: Voter) {
    const { confidence, forecast_id } = estimatesOf(vote);
    const title = titleOf(forecast_id);
    return {
      confidence,
      forecast: forecast_id === null || title === null ? null : { id: forecast_id, title_of_decision: title },
    };
  }
  function chosenView(vote: Voter) {
    return {
      room_name: vote.room_name,
      decision_chosen: titleOf(vote.decision_chosen_id) ?? '',
      decision_chosen_id: vote.decision_chosen_id,
      reasoning: vote.reasoning,
      evidence: evidencePosts([vote]),
      evidence_files: evidenceFiles([vote]),
    };
  }
};

function tableOf(items: readonly Item[], { scenario_id }: { scenario_id: number }) {
  return items.filter((item) => item.scenario_id === scenario_id).map(itemView);
}

/** Returns what most votes of a room chose, with the titles of the decisions. */
function roomDecisionView(votes: readonly Voter[], titleOf: (decisionId: number | null) => string | null) {
  const { decision_id, votes: count, tied, cast } = roomDecision(votes);
  return {
    decision_id,
    title_of_decision: titleOf(decision_id),
    votes: count,
    tied: tied.map((id) => ({ id, title_of_decision: titleOf(id) ?? '' })),
    votes_cast: cast,
  };
}
