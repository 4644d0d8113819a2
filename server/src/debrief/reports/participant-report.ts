import { type Answer, type Calls, messages } from '@vincere/contract';
import { alignmentRate, isFinished, rolesOf, roomDecision } from '@vincere/domain';
import { orderForParticipants } from '../../play/orders/played-order.ts';
import { outcomeForParticipants } from '../../play/outcomes/played-outcome.ts';
import { itemView, sharedPostView } from '../../play/table/items.ts';
import type { PlayedStage } from '../played-run/load.ts';
import type { OwnRun, OwnVote } from '../played-run/own.ts';
import { confidenceView } from '../played-run/shift.ts';

/** A run from one participant's view: their votes and answers, and the decisions of the group. */
export type ParticipantReport = Answer<Calls['getParticipantReport']>;
type Answers = ParticipantReport['pre-questionnaire'];

/** Returns the report of a run for one participant. The screen and the file of the summary both show it. */
export function participantReport(ownRun: OwnRun): ParticipantReport {
  const { run, stages, ownVotes, ownAnswers } = ownRun;
  const isOver = isFinished(run.status);
  const ownIn = ({ scenario_id }: PlayedStage, kind: OwnVote['kind']) =>
    ownVotes.find((vote) => vote.scenario_id === scenario_id && vote.kind === kind) ?? null;
  return {
    ...(isOver ? {} : { message: messages.reports.notEnded }),
    report_per_stage: stages.map((stage) => {
      const finalVote = ownIn(stage, 'final');
      const roomVote = ownIn(stage, 'room');
      return {
        stage_number: stage.stage_number,
        scenario_id: stage.scenario_id,
        title_of_stage: stage.title_of_stage,
        title_of_scenario: stage.title_of_scenario,
        room_texts: stage.room_texts,
        chosen_decision: stage.takenDecision?.title_of_decision ?? null,
        chosen_decision_id: stage.decision_id,
        outcome: outcomeForParticipants(stage, stage.takenDecision, run.status),
        order: orderForParticipants(stage.order, isOver),
        table: stage.items.map(itemView),
        confidence: confidenceView(run, stage),
        decided_by: stage.decided_by,
        user_chosen_decision: finalVote && voteView(ownRun, stage, finalVote),
        user_room_vote: roomVote && {
          ...voteView(ownRun, stage, roomVote),
          forecast: forecastView(stage, roomVote),
        },
        room_decisions: roomDecisions(ownRun, stage),
      };
    }),
    table: run.has_table === 1,
    // A stage in which the run was ended has no group decision to agree with, so it doesn't count.
    alignment_rate: alignmentRate(
      stages
        .filter(({ closed_at }) => closed_at !== null)
        .map((stage) => ({
          chosen: stage.decision_id,
          own: ownIn(stage, 'final')?.decision_chosen_id ?? null,
        })),
    ),
    'pre-questionnaire': ownAnswers.pre as Answers,
    'post-questionnaire': ownAnswers.post as Answers,
  };
}

function titleIn({ decisions }: PlayedStage, decisionId: number | null): string | null {
  return decisions.find(({ id }) => id === decisionId)?.title_of_decision ?? null;
}

function voteView({ citedPosts, stages }: OwnRun, stage: PlayedStage, vote: OwnVote) {
  return {
    room_name: vote.room_name,
    decision_chosen: titleIn(stage, vote.decision_chosen_id) ?? '',
    decision_chosen_id: vote.decision_chosen_id,
    reasoning: vote.reasoning,
    evidence: citedPosts.filter(({ id }) => vote.evidence.includes(id)).map(sharedPostView),
    evidence_files: stages
      .flatMap(({ items }) => items)
      .flatMap(({ file }) => (file !== null && vote.evidence_files.includes(file.id) ? [file] : [])),
    confidence: estimatesOf(stage, vote)?.confidence ?? null,
  };
}

function estimatesOf({ votes }: PlayedStage, vote: OwnVote) {
  return votes[vote.kind].find(({ id }) => id === vote.id);
}

function forecastView(stage: PlayedStage, vote: OwnVote) {
  const id = estimatesOf(stage, vote)?.forecast_id ?? null;
  const title_of_decision = titleIn(stage, id);
  return id === null || title_of_decision === null ? null : { id, title_of_decision };
}

/** Returns what most votes of each room chose, with the titles of the decisions. */
function roomDecisions(
  { rooms }: OwnRun,
  stage: PlayedStage,
): ParticipantReport['report_per_stage'][number]['room_decisions'] {
  return Object.fromEntries(
    rolesOf(rooms).map((role) => {
      const { decision_id, votes, tied, cast } = roomDecision(
        stage.votes.room.filter(({ room_name }) => room_name === role),
      );
      const decision = {
        decision_id,
        title_of_decision: titleIn(stage, decision_id),
        votes,
        tied: tied.map((id) => ({ id, title_of_decision: titleIn(stage, id) ?? '' })),
        votes_cast: cast,
      };
      return [role, decision];
    }),
  );
}
