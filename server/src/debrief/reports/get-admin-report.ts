import { refuse, removedDuring, roomDecision, votersMissing } from '@vincere/domain';
import type { CallHandler } from '../../platform/http/handle.ts';
import type { App } from '../../play/app.ts';
import { namedView } from '../../play/participation/views.ts';
import { listSeatsEver } from '../../play/store/seats/seats.ts';
import { loadShiftRows, shiftView } from '../shift.ts';
import { loadReportData, perRoom, type Voter } from './report-data.ts';

export const getAdminReport: CallHandler<'getAdminReport', App> = async ({ params }, app) => {
  const {
    run,
    stages,
    decisions,
    finalVotes,
    roomVotes,
    offeredIn,
    inUse,
    roomsIn,
    evidencePosts,
    evidenceFiles,
  } = await loadReportData(app, params.runId);
  const shiftRows = await loadShiftRows(app.db.read, run);
  const seats = await listSeatsEver(app.db.read, params.runId);
  const textsOf = (id: number) => textView(decisions.get(id) ?? refuse('decision.unknown'));
  const voterView = (vote: Voter) => ({
    user_info: namedView(vote),
    room_name: vote.room_name,
    decision_chosen: textsOf(vote.decision_chosen_id),
    reasoning: vote.reasoning,
    evidence: [...vote.evidence],
    evidence_files: [...vote.evidence_files],
    on_behalf: vote.recorded_by !== null,
  });
  const missingOf = ({ scenario_id, closed_at, forced }: (typeof stages)[number]) =>
    forced === 1 && closed_at !== null
      ? votersMissing(seats, finalVotes.get(scenario_id) ?? [], closed_at)
      : [];
  const votesIn = ({ scenario_id }: (typeof stages)[number]) => [
    ...(finalVotes.get(scenario_id) ?? []),
    ...(roomVotes.get(scenario_id) ?? []),
  ];
  return stages.map((stage) => ({
    stage_number: stage.stage_number,
    scenario_id: stage.scenario_id,
    title_of_stage: stage.stage_instruction,
    title_of_scenario: stage.scenario_name,
    room_texts: roomsIn(stage),
    offered_decisions: [...decisions.values()]
      .filter(({ scenario_id }) => scenario_id === stage.scenario_id)
      .map(textView),
    chosen_decision: stage.decision_id === null ? null : textsOf(stage.decision_id),
    decided_by: stage.decided_by,
    forced: stage.forced === 1,
    missing_users: missingOf(stage).map(namedView),
    removed_users: removedDuring(seats, stage.entered_at, stage.closed_at).map(namedView),
    all_user_decisions: (finalVotes.get(stage.scenario_id) ?? []).map(voterView),
    room_decisions: perRoom(inUse, roomVotes.get(stage.scenario_id), (votes) => {
      const { decision_id, votes: count } = roomDecision(votes);
      const texts = decision_id === null ? null : textsOf(decision_id);
      return {
        votes: count,
        decision_id: texts && {
          id: texts.id,
          title: texts.title_of_decision,
          description: texts.description_of_decision,
        },
      };
    }),
    room_decisions_all_user_votes: perRoom(inUse, roomVotes.get(stage.scenario_id), (votes) =>
      votes.map(voterView),
    ),
    evidence_posts: evidencePosts(votesIn(stage)),
    evidence_files: evidenceFiles(votesIn(stage)),
    shift: shiftView(shiftRows, stage, offeredIn(stage)),
  }));
};

type Texts = { id: number; title_of_decision: string; description_of_decision: string };

function textView({ id, title_of_decision, description_of_decision }: Texts): Texts {
  return { id, title_of_decision, description_of_decision };
}
