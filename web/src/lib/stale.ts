import type { CallName, RunEventKind } from '@vincere/contract';
import { queryClient } from './api.ts';
import { paced } from './pace.ts';

/** What the screens read again when something happened on the run: first a participant's reads, then a facilitator's. */
const stale: Record<RunEventKind, readonly CallName[]> = {
  'run-status-changed': [
    'joinRun',
    'getRoomRunByName',
    'getRoomVotes',
    'listMyRuns',
    'getParticipantReport',
    'getRun',
    'getRunBoard',
    'listRuns',
    'getAdminReport',
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
    'listRuns',
    'getAdminReport',
  ],
  'time-added': ['joinRun', 'getRun'],
  'participants-changed': ['joinRun', 'getRoomVotes', 'getRunBoard', 'listRuns'],
  'room-vote-cast': ['getRoomVotes', 'getRunBoard'],
  'final-vote-cast': ['joinRun', 'getRunBoard'],
  'notes-changed': ['getRoomRun', 'getRoomRunByName'],
  'post-published': ['getRoomRun'],
  'content-edited': ['joinRun', 'getRoomRun', 'listRoomFiles', 'getRun', 'getRunBoard'],
  'presence-changed': ['getRunBoard'],
};

/** Notes of no room are the facilitators' own, which stand in the run. */
const staleWithoutRoom: Partial<Record<RunEventKind, readonly CallName[]>> = { 'notes-changed': ['getRun'] };

/** While events rain in, each kind of read is made about three times a second, and once more after the last of them. */
const paceMs = 350;
const reads = new Map<CallName, () => void>();

function readPaced(name: CallName): void {
  let read = reads.get(name);
  if (read === undefined) {
    read = paced(paceMs, () =>
      queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] === name }),
    );
    reads.set(name, read);
  }
  read();
}

/** Reads again what an event made stale. */
export function readAgain(kind: RunEventKind, ofRoom: boolean): void {
  for (const name of stale[kind]) readPaced(name);
  if (!ofRoom) for (const name of staleWithoutRoom[kind] ?? []) readPaced(name);
}

/** Reads everything of a run again: after a time in which events were not heard. */
export function readAllAgain(): void {
  for (const kind of Object.keys(stale) as RunEventKind[]) readAgain(kind, false);
}
