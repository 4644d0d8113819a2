import type { Confidence, Findings, KnownStage, TableItem } from '@vincere/contract';
import {
  type Answers,
  alignmentRate,
  isFinished,
  type OutcomeTexts,
  type OwnRecord,
  type Room,
  type RunRooms,
  refuse,
  rolesOf,
  roomDecision,
  type VoteKind,
} from '@vincere/domain';
import type { DecisionRow } from '../../authoring/store/decisions.ts';
import type { PostRow } from '../../authoring/store/posts.ts';
import type { Queries } from '../../platform/db/database.ts';
import { thenYield } from '../../platform/yield.ts';
import { listPlayedPosts, listScenarioEditions, loadPlayedSimulation } from '../../play/editions/read.ts';
import { findRunRooms, roomsOfStage } from '../../play/editions/rooms.ts';
import { orderForParticipants, type PlayedOrder, playedOrder } from '../../play/orders/played-order.ts';
import { playedOutcome } from '../../play/outcomes/played-outcome.ts';
import { loadKnownStages, loadStagesKnownToParticipants } from '../../play/run-facts/known-stages.ts';
import { listItems } from '../../play/store/rooms/table.ts';
import { findRun } from '../../play/store/runs/runs.ts';
import { type EstimatedVote, listEstimatedVotes } from '../../play/store/votes/estimates.ts';
import { listOrderTexts } from '../../play/store/votes/orders.ts';
import { itemView, withSubjects } from '../../play/table/items.ts';
import { findingsView } from '../findings/view.ts';
import { loadOwnDebrief, type OwnDebrief } from '../guided-debrief/own.ts';
import { type DebriefResult, loadDebriefResult } from '../guided-debrief/result.ts';
import { loadOwnRecord } from '../own-record/load.ts';
import { listOwnVotes } from '../own-record/store.ts';
import { ownRecordView } from '../own-record/view.ts';
import { loadPlayedRun } from '../played-run.ts';
import { type UnnamedReport, unnamedReport } from '../ratings/report.ts';
import { findAnswers } from '../reports/store.ts';
import { confidenceView } from '../shift.ts';
import { listVisits } from '../visits.ts';
import type { RunRecord } from './record.ts';
import { findLastRoom, listRoomChoices } from './store.ts';

/** The participant's own vote and its reason. */
type OwnVote = {
  title: string;
  reasoning: string;
  /** The posts that the participant marked as evidence. */
  evidence: { author: string; handle: string; room_name: Room; content: string }[];
  /** The names of the files that the participant marked as evidence. */
  evidence_files: string[];
  /** Whether the group (or, for a room vote, the room) decided the same. */
  agrees: boolean;
  /** How sure the participant was. Null if the run doesn't ask, or if a facilitator recorded the decision. */
  confidence: number | null;
};

/** Totals of confidence and forecasts, with the titles of the decisions. */
type GroupConfidence = Omit<Confidence, 'forecasts'> & {
  forecasts: { title: string; people: number }[] | null;
};

/** The first page of a shared report, and how the objectives were rated; null for a run without objectives. */
type GroupReport = { findings: Findings; objectives: UnnamedReport | null };

/** A run from one participant's view: their votes and answers, and the decisions of the group. */
export type Summary = {
  run: {
    name: string;
    simulation: string;
    started_at: number | null;
    isOver: boolean;
    /** Whether it asks its participants questions. */
    asks: boolean;
  };
  person: { name: string; room_name: Room | null };
  /** The rooms in use with the author's texts; null for the six standard ones. */
  rooms: RunRooms;
  stages: {
    stage_number: number;
    title_of_scenario: string;
    /** The rooms as this stage showed them. */
    room_texts: RunRooms;
    chosen: string | null;
    /** The outcome of the group's decision; null if nothing was written about it. */
    outcome: OutcomeTexts | null;
    /** The order of the group. Once the run is over, it has the judged conditions. */
    order: PlayedOrder | null;
    /** The items on the table. */
    table: TableItem[];
    /** The key facts by room. Left out if the stage has no key facts, and while participants may not see them. */
    known?: KnownStage;
    /** Null if the run doesn't ask, or if the stage was not closed. */
    confidence: GroupConfidence | null;
    own: OwnVote | null;
    /** The room vote, with the `decision` of that room (null if it has none), and the decision that was expected. */
    own_room:
      | (OwnVote & { room_name: Room; decision: string | null; isTied: boolean; forecast: string | null })
      | null;
    /** `tied` are the titles of the decisions that share the most `votes`, if there are several. `cast` counts all votes. */
    rooms: { room_name: Room; title: string; votes: number; tied: string[]; cast: number }[];
  }[];
  /** What the run recorded about the person. */
  record: OwnRecord<string>;
  /** The outcome of the decision that ended the run; null if it has none. */
  ending: OutcomeTexts | null;
  /** The report for participants; null unless it is shared. */
  group: GroupReport | null;
  /** The result of the guided debrief; null if none was opened. */
  guided_debrief: DebriefResult | null;
  /** What the person wrote in it for themselves; null without a seat. */
  own_debrief: OwnDebrief | null;
  alignment_rate: number;
  /** The answers to both questionnaires, by question key. */
  words: { pre: Answers | null; post: Answers | null };
};

type Person = { id: number; first_name: string; last_name: string };

/**
 * Returns a person's summary of a run at `now` (epoch ms): its closed stages, and no answers of others. All participants request
 * it at once when a run ends, so the queries load no names or reasons of others. Refuses `run.unknown`.
 */
export async function loadSummary(db: Queries, runId: number, person: Person, now: number): Promise<Summary> {
  const run = (await findRun(db, runId)) ?? refuse('run.unknown');
  const editions = await listScenarioEditions(db, runId);
  const [rooms, played, reached, own, room_name, words, roomChoices, orders, rows] = await Promise.all([
    findRunRooms(db, run),
    loadPlayedSimulation(db, run, editions),
    listVisits(db, runId),
    listOwnVotes(db, runId, person.id),
    findLastRoom(db, runId, person.id),
    findAnswers(db, person.id, run),
    listRoomChoices(db, runId),
    listOrderTexts(db, runId),
    listItems(db, runId),
  ]);
  const items = await withSubjects(db, rows, editions);
  const estimates = run.asks_confidence === 1 ? await listEstimatedVotes(db, runId) : null;
  const posts = await listPlayedPosts(db, [...new Set(own.flatMap(({ evidence }) => evidence))], editions);
  const knownStages = await loadStagesKnownToParticipants(db, run, now);
  const group = run.shared_at === null ? null : await loadGroupReport(db, runId, now);
  const guided_debrief = await loadDebriefResult(db, runId);
  const own_debrief = guided_debrief && (await loadOwnDebrief(db, runId, person.id));
  const record = ownRecordView(await loadOwnRecord(db, run, person, now));
  const visits = reached.filter(({ closed_at }) => closed_at !== null || isFinished(run.status));
  return summaryView({
    run,
    rooms,
    editions,
    simulation: played.simulation,
    visits,
    scenarios: played.scenarios,
    decisions: played.decisions,
    own,
    posts,
    roomChoices,
    orders,
    items,
    estimates,
    known: knownStages,
    record,
    group,
    guided_debrief,
    own_debrief,
    person: { name: `${person.first_name} ${person.last_name}`.trim(), room_name },
    words: words as Summary['words'],
  });
}

async function loadGroupReport(db: Queries, runId: number, now: number): Promise<GroupReport> {
  const playedRun = await loadPlayedRun(db, runId);
  const knownStages = await thenYield(loadKnownStages(db, playedRun.run, now));
  return {
    findings: findingsView(playedRun, knownStages, now),
    objectives: await unnamedReport(db, playedRun, knownStages, { now, only_shared: true }),
  };
}

/** The input of `summaryView`. */
type Facts = Pick<Summary, 'person' | 'words' | 'record' | 'group' | 'guided_debrief' | 'own_debrief'> &
  Pick<
    RunRecord,
    'run' | 'rooms' | 'editions' | 'simulation' | 'visits' | 'scenarios' | 'orders' | 'items'
  > & {
    decisions: readonly DecisionRow[];
    own: Awaited<ReturnType<typeof listOwnVotes>>;
    posts: readonly PostRow[];
    /** All room votes of the run. */
    roomChoices: Awaited<ReturnType<typeof listRoomChoices>>;
    /** The votes of everybody with confidence and forecast; null if the run doesn't ask. */
    estimates: readonly EstimatedVote[] | null;
    known: readonly KnownStage[];
  };

function summaryView(facts: Facts): Summary {
  const { run, rooms, editions, simulation, visits, scenarios, decisions, posts, words } = facts;
  const titleOf = (id: number | null) =>
    decisions.find((decision) => decision.id === id)?.title_of_decision ?? null;
  const ownIn = (scenarioId: number, kind: VoteKind) =>
    facts.own.find((vote) => vote.scenario_id === scenarioId && vote.kind === kind);
  const estimateOf = (vote: Facts['own'][number]) => facts.estimates?.find(({ id }) => id === vote.id);
  const ownView = (vote: Facts['own'][number], groupDecisionId: number | null): OwnVote => ({
    title: titleOf(vote.decision_chosen_id) ?? '',
    reasoning: vote.reasoning,
    evidence: posts
      .filter(({ id }) => vote.evidence.includes(id))
      .map(({ author_name, author_handle, room_name, content }) => ({
        author: author_name,
        handle: author_handle,
        room_name,
        content,
      })),
    evidence_files: facts.items.flatMap(({ file }) =>
      file !== null && vote.evidence_files.includes(file.id) ? [file.name] : [],
    ),
    agrees: vote.decision_chosen_id === groupDecisionId,
    confidence: estimateOf(vote)?.confidence ?? null,
  });
  const resultOf = (scenarioId: number, room: Room) =>
    roomDecision(
      facts.roomChoices.filter((vote) => vote.scenario_id === scenarioId && vote.room_name === room),
    );
  const inRoomView = (vote: Facts['own'][number]) => {
    const { decision_id, tied } = resultOf(vote.scenario_id, vote.room_name);
    const { room_name } = vote;
    return {
      room_name,
      decision: titleOf(decision_id),
      isTied: tied.length > 0,
      forecast: titleOf(estimateOf(vote)?.forecast_id ?? null),
      ...ownView(vote, tied.length > 0 ? null : decision_id),
    };
  };
  const decisionOf = (visit: Facts['visits'][number]) => decisions.find(({ id }) => id === visit.decision_id);
  const orderView = (visit: Facts['visits'][number]): PlayedOrder | null => {
    const scenario = scenarios.find(({ id }) => id === visit.scenario_id);
    const order = playedOrder(visit, scenario, decisionOf(visit), facts.orders);
    return orderForParticipants(order, isFinished(run.status));
  };
  const groupConfidence = (visit: Facts['visits'][number]): GroupConfidence | null => {
    const offeredDecisions = decisions.filter(({ scenario_id }) => scenario_id === visit.scenario_id);
    const totals =
      facts.estimates &&
      confidenceView(
        facts.estimates,
        visit,
        offeredDecisions.map(({ id }) => id),
      );
    if (totals === null) return null;
    const forecasts = totals.forecasts?.map(({ decision_id, people }) => ({
      title: titleOf(decision_id) ?? '',
      people,
    }));
    return { ...totals, forecasts: forecasts ?? null };
  };
  const knownIn = (scenarioId: number) => {
    const knownStage = facts.known.find(({ scenario_id }) => scenario_id === scenarioId);
    return knownStage === undefined ? {} : { known: knownStage };
  };
  const lastVisit = visits.at(-1);
  const ownVotes = visits.map((visit) => ({
    visit,
    own: ownIn(visit.scenario_id, 'final'),
    inRoom: ownIn(visit.scenario_id, 'room'),
  }));
  return {
    run: {
      name: run.name,
      simulation: simulation.name,
      started_at: run.started_at,
      isOver: isFinished(run.status),
      asks: run.questionnaires !== 'none',
    },
    person: facts.person,
    rooms,
    stages: ownVotes.map(({ visit, own, inRoom }) => ({
      stage_number: visit.stage_number,
      title_of_scenario: scenarios.find(({ id }) => id === visit.scenario_id)?.name ?? '',
      room_texts: roomsOfStage(run, rooms, editions, visit.scenario_id),
      chosen: titleOf(visit.decision_id),
      outcome: playedOutcome(visit, decisionOf(visit)),
      order: orderView(visit),
      table: facts.items.filter(({ scenario_id }) => scenario_id === visit.scenario_id).map(itemView),
      ...knownIn(visit.scenario_id),
      confidence: groupConfidence(visit),
      own: own ? ownView(own, visit.decision_id) : null,
      own_room: inRoom ? inRoomView(inRoom) : null,
      rooms: rolesOf(rooms).flatMap((room_name) => {
        const { decision_id, votes: count, tied, cast } = resultOf(visit.scenario_id, room_name);
        const title = titleOf(decision_id);
        const tiedTitles = tied.map((id) => titleOf(id) ?? '');
        return title === null ? [] : [{ room_name, title, votes: count, tied: tiedTitles, cast }];
      }),
    })),
    record: facts.record,
    group: facts.group,
    guided_debrief: facts.guided_debrief,
    own_debrief: facts.own_debrief,
    ending:
      lastVisit !== undefined && lastVisit.closed_at !== null && isFinished(run.status)
        ? playedOutcome(lastVisit, decisionOf(lastVisit))
        : null,
    // A stage in which the run was ended has no group decision to agree with, so it doesn't count.
    alignment_rate: alignmentRate(
      ownVotes
        .filter(({ visit }) => visit.closed_at !== null)
        .map(({ visit, own }) => ({ chosen: visit.decision_id, own: own?.decision_chosen_id ?? null })),
    ),
    words,
  };
}
