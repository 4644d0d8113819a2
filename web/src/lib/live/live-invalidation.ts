import type { Query } from '@tanstack/react-query';
import type { CallName, RunEventKind } from '@vincere/contract';
import type { Room } from '@vincere/domain';
import { queryClient } from '../api.ts';
import { throttle } from '../time/throttle.ts';

/** Reads to repeat when a stage ends or begins. */
const afterStage = [
  'joinRun',
  'getRoomRunByName',
  'getRoomRun',
  'getRoomVotes',
  'listRoomFiles',
  'getParticipantReport',
  'getOwnRecord',
  'getRunOrders',
  'getRunTable',
  'getUserRun',
  'getRun',
  'getRunBoard',
  'getRunFacts',
  'getKnownFacts',
  'getReading',
  'listComingPosts',
  'listRuns',
  'getRatings',
  'getAdminReport',
  'getFindings',
  'getObjectivesReport',
  'getDebrief',
  'getPlayedSimulation',
  'getReplay',
] as const satisfies readonly CallName[];

/** Reads to repeat after each kind of run event. */
const readsByEvent: Record<RunEventKind, readonly CallName[]> = {
  'run-status-changed': [
    'joinRun',
    'getRoomRunByName',
    'getRoomRun',
    'getRoomVotes',
    'getOwnReading',
    'listMyRuns',
    'getParticipantReport',
    'getOwnRecord',
    'getRunOrders',
    'getRunTable',
    'getRun',
    'getRunBoard',
    'getRunFacts',
    'getKnownFacts',
    'listComingPosts',
    'listRuns',
    'getRatings',
    'getAdminReport',
    'getFindings',
    'getObjectivesReport',
    'getDebrief',
    'getPlayedSimulation',
    'getReplay',
  ],
  'stage-advanced': afterStage,
  'stage-begun': afterStage,
  'outcome-shown': ['joinRun', 'getUserRun', 'getParticipantReport', 'getRun'],
  'run-renamed': [
    'joinRun',
    'listMyRuns',
    'listObservedRuns',
    'getParticipantReport',
    'getRun',
    'listRuns',
    'getDebrief',
  ],
  'run-archived': ['listRuns'],
  'clock-changed': ['joinRun', 'getRun'],
  'participants-changed': [
    'joinRun',
    'getRoomVotes',
    'getRunOrders',
    'getRunBoard',
    'listPeopleToPlace',
    'listObservers',
    'listRuns',
    'listHelp',
  ],
  'room-vote-cast': ['getRoomVotes', 'getRunBoard'],
  'final-vote-cast': ['joinRun', 'getRunOrders', 'getRunBoard', 'getRunFacts'],
  'notes-changed': ['getRoomRun', 'getRoomRunByName'],
  'facilitator-notes-changed': ['getRun'],
  'post-published': ['getRoomRun', 'getOwnReading', 'getRunFacts', 'listLivePosts', 'listComingPosts'],
  'post-held': ['listLivePosts', 'listComingPosts'],
  'content-edited': [
    'getPlayedSimulation',
    'joinRun',
    'getRoomRun',
    'getRoomVotes',
    'getOwnReading',
    'listRoomFiles',
    'getRunTable',
    'listLivePosts',
    'listComingPosts',
    'getRun',
    'getRunBoard',
    'getRunFacts',
    'getTeaching',
    'getRatings',
  ],
  'presence-changed': ['getRunBoard', 'getGuidedDebrief'],
  'guest-join-changed': ['getRun'],
  'questionnaires-changed': ['joinRun', 'getRun'],
  'options-changed': ['joinRun', 'getRun'],
  announced: ['joinRun', 'getRun'],
  nudged: ['joinRun', 'getRun'],
  'help-changed': ['listOwnHelp', 'listHelp'],
  'order-changed': ['getRunOrders'],
  'table-changed': ['getRunTable', 'getRunFacts', 'getParticipantReport', 'getDebrief'],
  'rating-changed': ['getRatings', 'getObjectivesReport'],
  'facts-changed': ['getRunFacts', 'getKnownFacts', 'getFindings', 'getObjectivesReport', 'getGuidedDebrief'],
  'debrief-changed': ['getGuidedDebrief', 'getRatings', 'getRunFacts'],
  'report-shared': [
    'getUserRun',
    'getRunFacts',
    'getKnownFacts',
    'getFindings',
    'getObjectivesReport',
    'getRun',
  ],
  'judgement-corrected': [
    'joinRun',
    'getUserRun',
    'getParticipantReport',
    'getRunOrders',
    'getRun',
    'getAdminReport',
    'getFindings',
    'getDebrief',
  ],
};

/** During a burst of events, each kind of read is repeated about three times a second, and once more after the last event. */
const throttleMs = 350;
const reads = new Map<CallName, (room: Room | null) => void>();

function invalidateThrottled(name: CallName, room: Room | null): void {
  let repeatRead = reads.get(name);
  if (repeatRead === undefined) {
    let pendingRooms = new Set<Room | null>();
    const request = throttle(throttleMs, () => {
      const rooms = pendingRooms;
      pendingRooms = new Set();
      const queries = queryClient.getQueryCache().findAll({
        predicate: ({ queryKey, state }) => queryKey[0] === name && isAbout(state.data, rooms),
      });
      return Promise.all(queries.map(refetch));
    });
    repeatRead = (changedRoom) => {
      pendingRooms.add(changedRoom);
      request();
    };
    reads.set(name, repeatRead);
  }
  repeatRead(room);
}

/** Repeats a read. A first read already under way may return data from before the event, so wait for it, then read again. */
async function refetch(query: Query): Promise<void> {
  if (query.state.data === undefined) await query.promise?.catch(() => {});
  await queryClient.invalidateQueries({ queryKey: query.queryKey, exact: true });
}

/** Whether cached data may have changed with these rooms. Null means all rooms. */
function isAbout(data: unknown, rooms: ReadonlySet<Room | null>): boolean {
  const room = (data as { room_name?: Room } | null | undefined)?.room_name;
  return room === undefined || rooms.has(null) || rooms.has(room);
}

/**
 * Repeats the reads that an event invalidates, throttled. An event of one room leaves cached data of other rooms alone,
 * so that a note or vote in one room doesn't make every client read again. Null means an event without a room.
 */
export function invalidateAfter(kind: RunEventKind, room: Room | null): void {
  for (const name of readsByEvent[kind]) invalidateThrottled(name, room);
}

/** Events that may keep the revision of the run, because they show nothing new to most people. */
const unrevisedEvents: readonly RunEventKind[] = [
  'help-changed',
  'debrief-changed',
  'rating-changed',
  'facts-changed',
  'presence-changed',
  'run-archived',
];

/** Repeats the reads that may have changed without a new revision of the run, throttled. */
export function invalidateUnrevised(): void {
  const names = unrevisedEvents.flatMap((kind) => readsByEvent[kind]);
  for (const name of new Set(names)) invalidateThrottled(name, null);
}

/** Repeats every read of a run, throttled. Call it after events may have been missed. */
export function invalidateRun(): void {
  for (const name of new Set(Object.values(readsByEvent).flat())) invalidateThrottled(name, null);
}
