import type { Answer, Calls } from '@vincere/contract';
import { refuse, removedDuring, rolesOf, roomDecision } from '@vincere/domain';
import type { DecisionRow } from '../../authoring/store/decisions.ts';
import type { PostRow } from '../../authoring/store/posts.ts';
import { namedView } from '../../play/participation/views.ts';
import { sharedPostView } from '../../play/table/items.ts';
import type { PlayedStage } from '../played-run/load.ts';
import { shiftView } from '../played-run/shift.ts';
import { missingVoters, type VoterRow, type WholeRun } from '../played-run/whole.ts';

type AdminReport = Answer<Calls['getAdminReport']>;

/** Returns the report of a run for its facilitators. `citedPosts` are the posts that votes cite. */
export function adminReport(record: WholeRun, citedPosts: readonly PostRow[]): AdminReport {
  const inUse = rolesOf(record.rooms);
  return record.stages.map((stage) => {
    const ofStage = ({ scenario_id }: VoterRow) => scenario_id === stage.scenario_id;
    const finalVotes = record.finalVotes.filter(ofStage);
    const roomVotes = record.roomVotes.filter(ofStage);
    const votesByRoom = inUse.map(
      (role) => [role, roomVotes.filter(({ room_name }) => room_name === role)] as const,
    );
    const votes = [...finalVotes, ...roomVotes];
    return {
      stage_number: stage.stage_number,
      scenario_id: stage.scenario_id,
      title_of_stage: stage.title_of_stage,
      title_of_scenario: stage.title_of_scenario,
      room_texts: stage.room_texts,
      offered_decisions: stage.decisions.map(textView),
      chosen_decision: stage.takenDecision === undefined ? null : textView(stage.takenDecision),
      decided_by: stage.decided_by,
      forced: stage.forced === 1,
      missing_users: missingVoters(record, stage, finalVotes).map(namedView),
      removed_users: removedDuring(record.seats, stage.entered_at, stage.closed_at).map(namedView),
      all_user_decisions: finalVotes.map((vote) => voterView(stage, vote)),
      room_decisions: Object.fromEntries(
        votesByRoom.map(([role, inRoom]) => [role, roomDecisionView(stage, inRoom)]),
      ),
      room_decisions_all_user_votes: Object.fromEntries(
        votesByRoom.map(([role, inRoom]) => [role, inRoom.map((vote) => voterView(stage, vote))]),
      ),
      evidence_posts: citedPosts
        .filter(({ id }) => votes.some(({ evidence }) => evidence.includes(id)))
        .map(sharedPostView),
      evidence_files: record.stages
        .flatMap(({ items }) => items)
        .flatMap(({ file }) =>
          file !== null && votes.some(({ evidence_files }) => evidence_files.includes(file.id)) ? [file] : [],
        ),
      shift: shiftView(record, stage),
    };
  });
}

function voterView(stage: PlayedStage, vote: VoterRow) {
  return {
    user_info: namedView(vote),
    room_name: vote.room_name,
    decision_chosen: textsIn(stage, vote.decision_chosen_id),
    reasoning: vote.reasoning,
    evidence: vote.evidence,
    evidence_files: vote.evidence_files,
    on_behalf: vote.recorded_by !== null,
  };
}

function roomDecisionView(stage: PlayedStage, roomVotes: readonly VoterRow[]) {
  const { decision_id, votes } = roomDecision(roomVotes);
  if (decision_id === null) return { votes, decision_id };
  const { id, title_of_decision: title, description_of_decision: description } = textsIn(stage, decision_id);
  return { votes, decision_id: { id, title, description } };
}

function textsIn({ decisions }: PlayedStage, decisionId: number) {
  return textView(decisions.find(({ id }) => id === decisionId) ?? refuse('decision.unknown'));
}

function textView({ id, title_of_decision, description_of_decision }: DecisionRow) {
  return { id, title_of_decision, description_of_decision };
}
