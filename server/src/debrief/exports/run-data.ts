import type { Findings, OpenAnswers, RunRecord } from '@vincere/contract';
import {
  type Answers,
  type Release,
  type Room,
  readNotes,
  runningMsAt,
  type StatementFigures,
  type VoteKind,
} from '@vincere/domain';
import { releaseOf } from '../../authoring/store/posts.ts';
import type { Queries } from '../../platform/db/database.ts';
import { isoTime, isoTimeOrNull } from '../../platform/time.ts';
import { thenYield } from '../../platform/yield.ts';
import { allAskedViews } from '../../play/help/views.ts';
import { namedView } from '../../play/participation/views.ts';
import type { KnownStage } from '../../play/run-facts/known-stages.ts';
import { listAllAnnouncements } from '../../play/store/runs/announcements.ts';
import { findingsView } from '../findings/view.ts';
import { type DebriefResult, loadDebriefResult } from '../guided-debrief/result.ts';
import { loadStatementFigures } from '../guided-debrief/statements.ts';
import { findDebrief } from '../guided-debrief/store/debriefs.ts';
import { withFacts } from '../played-run/load.ts';
import { listNotedRooms } from '../played-run/store.ts';
import { loadWholeRun, type VoterRow, type WholeRun } from '../played-run/whole.ts';
import { type UnnamedReport, unnamedReport } from '../ratings/report.ts';
import { listRatings } from '../ratings/store.ts';
import { openAnswersView } from '../run-record/people.ts';
import { loadPosts } from '../run-record/posts.ts';
import { runRecordView } from '../run-record/view.ts';

/** Private texts of the facilitators that an export includes only on request. */
type PrivateTexts = { with_notes?: boolean; with_help?: boolean };

/** A run with all its data, the input of every export format. It holds plain values only, so it can be sent to a worker. */
export type RunData = Omit<RunRecord, 'run'> & {
  run: Omit<RunRecord['run'], 'notes'> & {
    /** The facilitators' own notes; null unless requested. */
    notes: string | null;
  };
  /** The first page of the report. */
  findings: Findings;
  /** The result of the guided debrief, with the answers to the statements about it; null if none was opened. */
  guided_debrief: (DebriefResult & { answers: StatementFigures[] | null }) | null;
  /** The ratings of the objectives, with all remarks and without raters. Left out if the run has no objectives. */
  objectives?: UnnamedReport;
  /** The closed scenarios that have key facts, with how far each fact came. Left out if none has. */
  known_facts?: KnownStage[];
  votes: RunVote[];
  notes: { stage_number: number; room_name: Room; author: string; at: string | null; text: string }[];
  posts: {
    id: number;
    stage_number: number;
    room_name: Room;
    author: string;
    handle: string;
    content: string;
    /** When it was published into the run; null for a post written with the scenario, or one that never appeared. */
    published_at: string | null;
    /** When it appeared in its room; null if it never did. */
    appeared_at: string | null;
    release: Release;
  }[];
  /** The facilitators' announcements, except those they took back. */
  announcements: {
    /** 0 before the first stage. */
    stage_number: number;
    /** Null for everybody. */
    room_name: Room | null;
    at: string;
    content: string;
  }[];
  /** The answers to the open questions, without names. */
  open_answers: OpenAnswers;
  /** The answers that the run names, each with its person. */
  responses: {
    first_name: string;
    last_name: string;
    email_address: string;
    is_guest: boolean;
    questionnaire: 'pre' | 'post';
    at: string;
    answers: Answers;
  }[];
  /** The participants' questions to the facilitators; null unless requested. */
  help: Awaited<ReturnType<typeof allAskedViews>> | null;
};
export type RunVote = {
  kind: VoteKind;
  stage_number: number;
  scenario_id: number;
  room_name: Room;
  first_name: string;
  last_name: string;
  email_address: string;
  is_guest: boolean;
  decision_chosen_id: number;
  decision: string;
  reasoning: string;
  /** Ids of the posts that the voter marked as evidence. */
  evidence: number[];
  /** Ids of the files on the table that the voter marked as evidence. */
  evidence_files: number[];
  on_behalf: boolean;
  at: string;
  /** Running time since the run entered the stage. */
  seconds: number;
};

/** Returns a run with all its data; `now` in epoch ms. Refuses `run.unknown`. */
export async function loadRunData(
  db: Queries,
  runId: number,
  now: number,
  { with_notes = false, with_help = false }: PrivateTexts = {},
): Promise<RunData> {
  const record = await withFacts(db, await loadWholeRun(db, runId, now));
  const { knownStages } = record;
  const rooms = await thenYield(listNotedRooms(db, runId));
  const posts = await loadPosts(db, record);
  const objectives = unnamedReport(record, await listRatings(db, runId), false);
  const announcements = await thenYield(listAllAnnouncements(db, runId));
  const help = with_help ? await thenYield(allAskedViews(db, runId)) : null;
  const guidedDebrief = await thenYield(loadDebriefResult(db, runId));
  const guidedRow = await findDebrief(db, runId);
  const answers = guidedRow === undefined ? null : await loadStatementFigures(db, guidedRow, now);
  const recordView = await thenYield(Promise.resolve(runRecordView(record)));
  const { simulation } = record;
  const stageOf = (scenarioId: number) => {
    const stageId = simulation.scenarios.find(({ id }) => id === scenarioId)?.stage_id;
    return simulation.stages.find(({ id }) => id === stageId)?.stage_number ?? 0;
  };
  return {
    ...recordView,
    run: { ...recordView.run, notes: with_notes ? recordView.run.notes : null },
    findings: findingsView(record),
    guided_debrief: guidedDebrief && { ...guidedDebrief, answers },
    ...(objectives !== null && { objectives }),
    ...(knownStages.length > 0 && { known_facts: knownStages }),
    votes: [...votesOf(record, 'final'), ...votesOf(record, 'room')],
    notes: rooms.flatMap(({ scenario_id, room_name, notes }) =>
      readNotes(notes).map(({ author, at, text }) => ({
        stage_number: stageOf(scenario_id),
        room_name,
        author: author ?? '',
        at: at && isoTime(at.getTime()),
        text,
      })),
    ),
    posts: posts
      .sort((a, b) => stageOf(a.scenario_id) - stageOf(b.scenario_id) || a.id - b.id)
      .map((post) => ({
        id: post.id,
        stage_number: stageOf(post.scenario_id),
        room_name: post.room_name,
        author: post.author_name,
        handle: post.author_handle,
        content: post.content,
        published_at: post.room_run_id === null ? null : isoTimeOrNull(post.appeared_at),
        appeared_at: isoTimeOrNull(post.appeared_at),
        release: releaseOf(post),
      })),
    announcements: announcements.map(({ room_name, content, created_at }) => {
      const stage = record.reachedStages.findLast(({ entered_at }) => entered_at <= created_at);
      return { stage_number: stage?.stage_number ?? 0, room_name, at: isoTime(created_at), content };
    }),
    open_answers: openAnswersView(record),
    responses: record.responses.flatMap(({ user_id, questionnaire_type, answers, created_at, is_named }) => {
      const person = record.seats.find((seat) => seat.user_id === user_id);
      if (person === undefined || !is_named) return [];
      return [
        {
          ...namedView(person),
          questionnaire: questionnaire_type,
          at: isoTime(created_at),
          answers,
        },
      ];
    }),
    help,
  };
}

function votesOf({ stages, finalVotes, roomVotes, activePeriods }: WholeRun, kind: VoteKind): RunVote[] {
  const votes = kind === 'final' ? finalVotes : roomVotes;
  return stages.flatMap(({ stage_number, scenario_id, entered_ms, decisions }) => {
    const voteView = (vote: VoterRow): RunVote => ({
      kind,
      stage_number,
      scenario_id,
      room_name: vote.room_name,
      ...namedView(vote),
      decision_chosen_id: vote.decision_chosen_id,
      decision: decisions.find(({ id }) => id === vote.decision_chosen_id)?.title_of_decision ?? '',
      reasoning: vote.reasoning,
      evidence: vote.evidence,
      evidence_files: vote.evidence_files,
      on_behalf: vote.recorded_by !== null,
      at: isoTime(vote.created_at),
      seconds: Math.round((runningMsAt(activePeriods, vote.created_at) - entered_ms) / 1000),
    });
    return votes.filter((vote) => vote.scenario_id === scenario_id).map(voteView);
  });
}
