import type { Query } from '@tanstack/react-query';
import type { CallName, RunEventKind } from '@vincere/contract';
import type { Room } from '@vincere/domain';
import { queryClient } from './api.ts';
import { paced } from './pace.ts';

/** What the screens read again when something happened on the run: first a participant's reads, then a facilitator's. */
const stale: Record<RunEventKind, readonly CallName[]> = {
  'run-status-changed': [
    'joinRun',
    'getRoomRunByName',
    'getRoomRun',
    'getRoomVotes',
    'getOwnReading',
    'listMyRuns',
    'getParticipantReport',
    'getRun',
    'getRunBoard',
    'listComingPosts',
    'listRuns',
    'getAdminReport',
    'getDebrief',
    'getReplay',
  ],
  'stage-advanced': [
    'joinRun',
    'getRoomRunByName',
    'getRoomRun',
    'getRoomVotes',
    'listRoomFiles',
    'getParticipantReport',
    'getUserRun',
    'getRun',
    'getRunBoard',
    'getReading',
    'listComingPosts',
    'listRuns',
    'getAdminReport',
    'getDebrief',
    'getReplay',
  ],
  'time-added': ['joinRun', 'getRun'],
  'participants-changed': [
    'joinRun',
    'getRoomVotes',
    'getRunBoard',
    'listPeopleToPlace',
    'listObservers',
    'listRuns',
    'listHelp',
  ],
  'room-vote-cast': ['getRoomVotes', 'getRunBoard'],
  'final-vote-cast': ['joinRun', 'getRunBoard'],
  'notes-changed': ['getRoomRun', 'getRoomRunByName'],
  'post-published': ['getRoomRun', 'getOwnReading', 'listLivePosts', 'listComingPosts'],
  'post-held': ['listLivePosts', 'listComingPosts'],
  'content-edited': [
    'joinRun',
    'getRoomRun',
    'getRoomVotes',
    'getOwnReading',
    'listRoomFiles',
    'listLivePosts',
    'listComingPosts',
    'getRun',
    'getRunBoard',
  ],
  'presence-changed': ['getRunBoard'],
  'guest-join-changed': ['getRun'],
  announced: ['joinRun', 'getRun'],
  nudged: ['joinRun', 'getRun'],
  'help-changed': ['listOwnHelp', 'listHelp'],
};

/** Notes of no room are the facilitators' own, which stand in the run. */
const staleWithoutRoom: Partial<Record<RunEventKind, readonly CallName[]>> = { 'notes-changed': ['getRun'] };

/** While events rain in, each kind of read is made about three times a second, and once more after the last of them. */
const paceMs = 350;
const reads = new Map<CallName, (room: Room | null) => void>();

function readPaced(name: CallName, room: Room | null): void {
  let read = reads.get(name);
  if (read === undefined) {
    let wanted = new Set<Room | null>();
    const request = paced(paceMs, () => {
      const of = wanted;
      wanted = new Set();
      const meant = queryClient.getQueryCache().findAll({
        predicate: ({ queryKey, state }) => queryKey[0] === name && isAbout(state.data, of),
      });
      return Promise.all(meant.map(readAnew));
    });
    read = (one) => {
      wanted.add(one);
      request();
    };
    reads.set(name, read);
  }
  read(room);
}

/** A first read that is under way goes on, and may be answered as of before the event: another follows it. */
async function readAnew(query: Query): Promise<void> {
  if (query.state.data === undefined) await query.promise?.catch(() => {});
  await queryClient.invalidateQueries({ queryKey: query.queryKey, exact: true });
}

/** Whether what was read may have changed with these rooms; null stands for all of them. */
function isAbout(data: unknown, rooms: ReadonlySet<Room | null>): boolean {
  const room = (data as { room_name?: Room } | null | undefined)?.room_name;
  return room === undefined || rooms.has(null) || rooms.has(room);
}

/**
 * Reads again what an event made stale. One of a single room leaves what was read of other rooms alone: a note or a vote
 * there must not have everybody ask anew.
 */
export function readAgain(kind: RunEventKind, room: Room | null): void {
  const names = (room === null ? staleWithoutRoom[kind] : undefined) ?? stale[kind];
  for (const name of names) readPaced(name, room);
}

/** Reads everything of a run again: after a time in which events were not heard. */
export function readAllAgain(): void {
  const names = [...Object.values(stale), ...Object.values(staleWithoutRoom)].flat();
  for (const name of new Set(names)) readPaced(name, null);
}
