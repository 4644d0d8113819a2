import {
  isFinished,
  noteAuthor,
  type OwnRecord,
  type OwnStage,
  ownRecord,
  type Room,
  readNotes,
  runningMsAt,
  stageLength,
} from '@vincere/domain';
import type { Queries } from '../../platform/db/database.ts';
import { loadRoomPosts, shownPosts } from '../../play/posts/in-runs.ts';
import { findReading } from '../../play/read-receipts/store.ts';
import { listRoomRuns } from '../../play/store/rooms/rooms.ts';
import type { ItemRow } from '../../play/store/rooms/table.ts';
import { listFinalCitations } from '../../play/store/votes/evidence.ts';
import type { PlayedStage } from '../played-run/load.ts';
import type { OwnRun, OwnVote } from '../played-run/own.ts';
import { hasNamesake, listOwnPlaces } from './store.ts';

type Place = { seat_id: number; room_name: Room };

/**
 * Returns what a run recorded about a person: in the closed stages and, if the run was stopped in a stage, in that stage. Loads
 * nothing about others except how many cite an item.
 */
export async function loadOwnRecord(db: Queries, ownRun: OwnRun): Promise<OwnRecord> {
  const { run, now, person, ownSeats, ownVotes, citedPosts, activePeriods } = ownRun;
  const hasTable = run.has_table === 1;
  const seatIds = ownSeats.map(({ id }) => id);
  const places = seatIds.length === 0 ? [] : await listOwnPlaces(db, run.id, seatIds);
  const currentSeat = ownSeats.find(({ removed_at }) => removed_at === null);
  const placeIn = ({ scenario_id, closed_at }: PlayedStage): Place | undefined => {
    if (closed_at !== null) return places.find((place) => place.scenario_id === scenario_id);
    // The stage in which the run was stopped.
    return currentSeat && isFinished(run.status)
      ? { seat_id: currentSeat.id, room_name: currentSeat.room_name }
      : undefined;
  };
  const attendedStages = ownRun.stages.flatMap((stage) => {
    const place = placeIn(stage);
    return place === undefined ? [] : [{ stage, place }];
  });
  if (attendedStages.length === 0) return ownRecord([], { hasTable });
  const author = (await hasNamesake(db, run.id, person)) ? null : noteAuthor(person);

  const stages: OwnStage[] = [];
  for (const { stage, place } of attendedStages) {
    const { scenario_id, stage_number, items } = stage;
    const of = (kind: OwnVote['kind']) =>
      ownVotes.find((vote) => vote.scenario_id === scenario_id && vote.kind === kind);
    const [inRoom, recorded] = [of('room'), of('final')];
    const final = recorded?.recorded_by === null ? recorded : undefined;
    const joinedAt = ownSeats.find(({ id }) => id === inRoom?.seat_id)?.created_at ?? 0;
    const sinceStart = (at: number) => runningMsAt(activePeriods, at) - stage.entered_ms;
    stages.push({
      stage_number,
      room_vote: inRoom
        ? {
            decision_id: inRoom.decision_chosen_id,
            at: inRoom.created_at,
            seconds: joinedAt > stage.entered_at ? null : Math.round(sinceStart(inRoom.created_at) / 1000),
          }
        : null,
      final_vote: final
        ? {
            decision_id: final.decision_chosen_id,
            at: final.created_at,
            room_name: final.room_name,
            evidence: [
              ...citedPosts.filter(({ id }) => final.evidence.includes(id)),
              ...items.filter(({ file_id }) => final.evidence_files.includes(file_id ?? 0)),
            ].map(({ room_name }) => room_name),
          }
        : null,
      clock_seconds: stageLength(stage),
      items: await ownItems(db, ownRun, items, final),
      ...(await countsInRoom(db, run.id, scenario_id, place, { author, now })),
    });
  }
  return ownRecord(stages, { hasTable });
}

/** Returns the items on the table of a scenario, with what the person and others did with them. */
async function ownItems(
  db: Queries,
  { run, ownSeats }: OwnRun,
  items: readonly ItemRow[],
  final: OwnVote | undefined,
): Promise<OwnStage['items']> {
  const isOwn = ({ seat_id }: { seat_id: number }) => ownSeats.some(({ id }) => id === seat_id);
  const [first] = items.filter(isOwn);
  const citations = first === undefined ? [] : await listFinalCitations(db, run.id, first.scenario_id);
  const byOthers = citations.filter((citation) => citation.withdrawn_at === null && !isOwn(citation));
  return items.map((item) => ({
    id: item.id,
    room_name: item.room_name,
    added_at: item.added_at,
    is_own: isOwn(item),
    is_cited:
      final !== undefined &&
      (final.evidence.includes(item.post_id ?? 0) || final.evidence_files.includes(item.file_id ?? 0)),
    others: byOthers.filter(({ kind, id }) => id === (kind === 'post' ? item.post_id : item.file_id)).length,
  }));
}

/** Counts the posts and notes of the person's room. `author` signs the person's notes; null if a namesake has the same name. */
async function countsInRoom(
  db: Queries,
  runId: number,
  scenarioId: number,
  { seat_id, room_name }: Place,
  { author, now }: { author: string | null; now: number },
): Promise<Pick<OwnStage, 'posts' | 'notes'>> {
  const [roomPosts] = await loadRoomPosts(db, scenarioId, [runId], room_name);
  const visiblePostIds = roomPosts ? shownPosts(roomPosts, now).map(({ row }) => row.id) : [];
  const room = (await listRoomRuns(db, runId, scenarioId)).find((roomRun) => roomRun.room_name === room_name);
  const readPostIds = room === undefined ? null : await findReading(db, seat_id, room.id);
  const signedNotes = readNotes(room?.notes ?? '').filter((note) => note.author !== null);
  return {
    posts: {
      count: readPostIds && visiblePostIds.filter((id) => readPostIds.includes(id)).length,
      of: visiblePostIds.length,
    },
    notes: {
      count: author === null ? null : signedNotes.filter((note) => note.author === author).length,
      of: signedNotes.length,
    },
  };
}
