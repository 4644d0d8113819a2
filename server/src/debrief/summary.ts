import {
  type Answers,
  alignmentRate,
  type CategoryMeans,
  categoryMeans,
  isFinished,
  type Room,
  roles,
  roomDecision,
} from '@vincere/domain';
import type { Queries } from '../db/database.ts';
import { listPosts, type PostRow } from '../posts/store.ts';
import { listEvidence } from '../votes/store.ts';
import { answersOf } from './people.ts';
import { loadRecord, type RunRecord } from './record.ts';

/** A run as one participant takes it away: the own decisions and answers, and what became of the group's. */
export type Summary = {
  run: { name: string; simulation: string; started_at: number | null; isOver: boolean };
  person: { name: string; room_name: Room | null };
  stages: {
    stage_number: number;
    title_of_scenario: string;
    chosen: string | null;
    own: {
      title: string;
      reasoning: string;
      /** The posts on which it rests. */
      evidence: { author: string; content: string }[];
      agrees: boolean;
    } | null;
    rooms: { room_name: Room; title: string; votes: number }[];
  }[];
  alignment_rate: number;
  means: { pre: CategoryMeans | null; post: CategoryMeans | null };
  /** The open answers, by their key. */
  words: { pre: Answers | null; post: Answers | null };
};

type Person = { id: number; first_name: string; last_name: string };

/** Loads what a person may take away from a run: the closed stages, nothing of another's answers. Refuses `run.unknown`. */
export async function loadSummary(db: Queries, runId: number, person: Person): Promise<Summary> {
  const record = await loadRecord(db, runId);
  const marked = await listEvidence(db, { runId, kind: 'final' });
  const own = record.finalVotes.filter(({ user_id }) => user_id === person.id);
  const posts = await listPosts(db, [...new Set(own.flatMap(({ id }) => marked.get(id) ?? []))]);
  return summaryView(record, person, (voteId) => posts.filter(({ id }) => marked.get(voteId)?.includes(id)));
}

function summaryView(
  record: RunRecord,
  person: Person,
  evidenceOf: (voteId: number) => readonly PostRow[],
): Summary {
  const { run, simulation, visits, scenarios, decisions, finalVotes, roomVotes, seats } = record;
  const titleOf = (id: number | null) => decisions.find((one) => one.id === id)?.title_of_decision ?? null;
  const told = visits.map((visit) => ({
    visit,
    own: finalVotes.find((vote) => vote.scenario_id === visit.scenario_id && vote.user_id === person.id),
  }));
  const words = answersOf(record)(person.id);
  const seat = seats.findLast(({ user_id }) => user_id === person.id);
  return {
    run: {
      name: run.name,
      simulation: simulation.name,
      started_at: run.started_at,
      isOver: isFinished(run.status),
    },
    person: {
      name: `${person.first_name} ${person.last_name}`.trim(),
      room_name: seat?.room_name ?? null,
    },
    stages: told.map(({ visit, own }) => ({
      stage_number: visit.stage_number,
      title_of_scenario: scenarios.find(({ id }) => id === visit.scenario_id)?.name ?? '',
      chosen: titleOf(visit.decision_id),
      own: own
        ? {
            title: titleOf(own.decision_chosen_id) ?? '',
            reasoning: own.reasoning,
            evidence: evidenceOf(own.id).map(({ author_name, content }) => ({
              author: author_name,
              content,
            })),
            agrees: own.decision_chosen_id === visit.decision_id,
          }
        : null,
      rooms: roles.flatMap((room_name) => {
        const votes = roomVotes.filter(
          (vote) => vote.scenario_id === visit.scenario_id && vote.room_name === room_name,
        );
        const { decision_id, votes: count } = roomDecision(votes);
        const title = titleOf(decision_id);
        return title === null ? [] : [{ room_name, title, votes: count }];
      }),
    })),
    // A stage that was broken off has no decision of the group to agree with (ruling 8.4).
    alignment_rate: alignmentRate(
      told
        .filter(({ visit }) => visit.closed_at !== null)
        .map(({ visit, own }) => ({ chosen: visit.decision_id, own: own?.decision_chosen_id ?? null })),
    ),
    means: {
      pre: words.pre && categoryMeans(words.pre),
      post: words.post && categoryMeans(words.post),
    },
    words,
  };
}
