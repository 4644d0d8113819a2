import { type Answer, type Calls, messages, type Nouns } from '@vincere/contract';
import {
  alignmentRate,
  isFinished,
  type Role,
  refuse,
  removedDuring,
  rolesOf,
  roomDecision,
  votersMissing,
} from '@vincere/domain';
import type { CallHandler, Handlers } from '../../platform/http/handle.ts';
import type { App } from '../../play/app.ts';
import { listPlayedPosts, listScenarioEditions } from '../../play/editions/read.ts';
import { findRunRooms, roomsOfStage } from '../../play/editions/rooms.ts';
import { orderForParticipants, playedOrder } from '../../play/orders/played-order.ts';
import { playedOutcome } from '../../play/outcomes/played-outcome.ts';
import { namedView } from '../../play/participation/views.ts';
import { listEstimatedVotes } from '../../play/store/estimates.ts';
import { listEvidence, noEvidence, type VoteEvidence } from '../../play/store/evidence.ts';
import { listOrderTexts } from '../../play/store/orders.ts';
import { findRun } from '../../play/store/runs.ts';
import { listSeatsEver } from '../../play/store/seats.ts';
import { listItems } from '../../play/store/table.ts';
import { listVotesWithVoters } from '../../play/store/votes.ts';
import { type Item, itemView, sharedPostView, withSubjects } from '../../play/table/items.ts';
import { confidenceView, loadShiftRows, shiftView } from '../shift.ts';
import { findAnswers, findDecisionTexts, listPlayedStages } from './store.ts';

type Voter = Awaited<ReturnType<typeof listVotesWithVoters>>[number] & VoteEvidence;

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
      outcome: playedOutcome(stage, decisions.get(stage.decision_id ?? 0)),
      order: orderForParticipants(
        playedOrder(stage, stage, decisions.get(stage.decision_id ?? 0), orders),
        isFinished(run.status),
      ),
      table: tableOf(items, stage),
      confidence: run.asks_confidence === 1 ? confidenceView(estimates, stage, offeredIn(stage)) : null,
      decided_by: stage.decided_by,
      user_chosen_decision: own && { ...chosenView(own), confidence: estimatesOf(own).confidence },
      user_room_vote: ownRoom && { ...chosenView(ownRoom), ...roomEstimates(ownRoom) },
      room_decisions: perRoom(inUse, roomVotes.get(stage.scenario_id), (votes) => {
        const { decision_id, votes: count, tied, cast } = roomDecision(votes);
        return {
          decision_id,
          title_of_decision: titleOf(decision_id),
          votes: count,
          tied: tied.map((id) => ({ id, title_of_decision: titleOf(id) ?? '' })),
          votes_cast: cast,
        };
      }),
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

export const reportRoutes: Handlers<Nouns['reports'], App> = { getParticipantReport, getAdminReport };

/** Loads the data of a report: the visible stages, their decisions and all counting votes. */
async function loadReportData(app: App, runId: number) {
  const db = app.db.read;
  const run = (await findRun(db, runId)) ?? refuse('run.unknown');
  const editions = await listScenarioEditions(db, runId);
  const rooms = await findRunRooms(db, run);
  const reachedStages = await listPlayedStages(db, runId, editions);
  // While the run goes on, its open scenario is secret. After the end, the scenario in which it ended is visible too.
  const stages = reachedStages.filter((stage) => stage.closed_at !== null || isFinished(run.status));
  const [decisions, finalVotes, roomVotes, finalEvidence, roomEvidence] = await Promise.all([
    findDecisionTexts(
      db,
      stages.map((stage) => stage.scenario_id),
      editions,
    ),
    listVotesWithVoters(db, runId, 'final'),
    listVotesWithVoters(db, runId, 'room'),
    listEvidence(db, { runId, kind: 'final' }),
    listEvidence(db, { runId, kind: 'room' }),
  ]);
  const evidence = [...finalEvidence.values(), ...roomEvidence.values()].flatMap(
    (voteEvidence) => voteEvidence.evidence,
  );
  const posts = await listPlayedPosts(db, [...new Set(evidence)], editions);
  const items = await withSubjects(db, await listItems(db, runId), editions);
  const offeredIn = ({ scenario_id }: { scenario_id: number }) =>
    [...decisions.values()].filter((decision) => decision.scenario_id === scenario_id).map(({ id }) => id);
  return {
    run,
    stages,
    items,
    decisions,
    finalVotes: byScenario(finalVotes, finalEvidence),
    roomVotes: byScenario(roomVotes, roomEvidence),
    offeredIn,
    inUse: rolesOf(rooms),
    roomsIn: ({ scenario_id }: { scenario_id: number }) => roomsOfStage(run, rooms, editions, scenario_id),
    evidencePosts: (votes: readonly Voter[]) => {
      const markedPostIds = new Set(votes.flatMap(({ evidence }) => evidence));
      return posts.filter(({ id }) => markedPostIds.has(id)).map(sharedPostView);
    },
    evidenceFiles: (votes: readonly Voter[]) => {
      const markedFileIds = new Set(votes.flatMap(({ evidence_files }) => evidence_files));
      return items.flatMap(({ file }) => (file !== null && markedFileIds.has(file.id) ? [file] : []));
    },
  };
}

type Texts = { id: number; title_of_decision: string; description_of_decision: string };

function textView({ id, title_of_decision, description_of_decision }: Texts): Texts {
  return { id, title_of_decision, description_of_decision };
}

function tableOf(items: readonly Item[], { scenario_id }: { scenario_id: number }) {
  return items.filter((item) => item.scenario_id === scenario_id).map(itemView);
}

function byScenario(
  votes: readonly Omit<Voter, keyof VoteEvidence>[],
  evidence: ReadonlyMap<number, VoteEvidence>,
): Map<number, Voter[]> {
  const groups = new Map<number, Voter[]>();
  for (const cast of votes) {
    const vote = { ...cast, ...(evidence.get(cast.id) ?? noEvidence) };
    const group = groups.get(vote.scenario_id);
    if (group) group.push(vote);
    else groups.set(vote.scenario_id, [vote]);
  }
  return groups;
}

/** Returns a record with the result of `make` for each room in use, from the votes cast in it. */
function perRoom<T>(
  inUse: readonly Role[],
  votes: readonly Voter[] = [],
  make: (votes: Voter[]) => T,
): Partial<Record<Role, T>> {
  const entries = inUse.map((role) => [role, make(votes.filter((vote) => vote.room_name === role))] as const);
  return Object.fromEntries(entries) as Partial<Record<Role, T>>;
}
