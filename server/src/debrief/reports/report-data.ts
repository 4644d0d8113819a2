import { isFinished, type Role, refuse, rolesOf } from '@vincere/domain';
import type { App } from '../../play/app.ts';
import { listPlayedPosts, listScenarioEditions } from '../../play/editions/read.ts';
import { findRunRooms, roomsOfStage } from '../../play/editions/rooms.ts';
import { listItems } from '../../play/store/rooms/table.ts';
import { findRun } from '../../play/store/runs/runs.ts';
import { listEvidence, noEvidence, type VoteEvidence } from '../../play/store/votes/evidence.ts';
import { listVotesWithVoters } from '../../play/store/votes/votes.ts';
import { sharedPostView, withSubjects } from '../../play/table/items.ts';
import { findDecisionTexts, listPlayedStages } from './store.ts';

export type Voter = Awaited<ReturnType<typeof listVotesWithVoters>>[number] & VoteEvidence;

/** Loads the data of a report: the visible stages, their decisions and all counting votes. */
export async function loadReportData(app: App, runId: number) {
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
export function perRoom<T>(
  inUse: readonly Role[],
  votes: readonly Voter[] = [],
  make: (votes: Voter[]) => T,
): Partial<Record<Role, T>> {
  const entries = inUse.map((role) => [role, make(votes.filter((vote) => vote.room_name === role))] as const);
  return Object.fromEntries(entries) as Partial<Record<Role, T>>;
}
