import type { Queries } from '../../platform/db/database.ts';
import { listPlayedPosts } from '../../play/editions/read.ts';
import { loadPlayedRun } from './load.ts';
import { findAnswers, listOwnSeats, listOwnVotes } from './store.ts';

export type Person = { id: number; first_name: string; last_name: string };

/** A played run with what one participant did, for that participant. */
export type OwnRun = Awaited<ReturnType<typeof loadOwnRun>>;
export type OwnVote = OwnRun['ownVotes'][number];

/**
 * Loads a run as it was played, with the votes and answers of one person. All participants request it at once when a run ends, so
 * the queries load no names, reasons or answers of others. Refuses `run.unknown`.
 */
export async function loadOwnRun(db: Queries, runId: number, person: Person, now: number) {
  const playedRun = await loadPlayedRun(db, runId, now);
  const ownVotes = await listOwnVotes(db, runId, person.id);
  const citedIds = [...new Set(ownVotes.flatMap(({ evidence }) => evidence))];
  return {
    ...playedRun,
    person,
    /** The seats that the person ever had on the run, in order of joining. */
    ownSeats: await listOwnSeats(db, runId, person.id),
    /** The votes that count. */
    ownVotes,
    /** The posts that the votes cite. */
    citedPosts: await listPlayedPosts(db, citedIds, playedRun.editions),
    ownAnswers: await findAnswers(db, person.id, playedRun.run),
  };
}
