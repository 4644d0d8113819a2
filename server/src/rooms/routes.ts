import { limits, type Nouns } from '@vincere/contract';
import { isFinished, noteAuthor, type Room, refuse, writeNote } from '@vincere/domain';
import type { App } from '../app.ts';
import type { Change } from '../db/database.ts';
import { listScenarioFiles } from '../files/store.ts';
import { fileView } from '../files/views.ts';
import type { Handlers } from '../http/handle.ts';
import { loadRoomPosts, nextPostMs, shownPosts, shownPostView } from '../posts/in-runs.ts';
import { listRoomPostsFor } from '../posts/readers.ts';
import { postView } from '../posts/views.ts';
import { currentPlace } from '../runs/place.ts';
import { announceContentEdited, announceOn, findRun, lockRun } from '../runs/store.ts';
import { lockSimulationOfScenario } from '../simulations/lock.ts';
import { isoTime } from '../time.ts';
import { findAuthoredRoom, findRoomRun, listRoomRuns, saveAuthoredNotes, saveRoomNotes } from './store.ts';

type RoomRunRow = NonNullable<Awaited<ReturnType<typeof findRoomRun>>>;

export function roomRoutes(app: App): Handlers<Nouns['rooms']> {
  /** A room of the scenario in which a run stands that is not over, with its run locked, read under the lock. */
  async function lockRoom(change: Change, roomRunId: number) {
    const meant = (await findRoomRun(change.tx, roomRunId)) ?? refuse('room.unknown');
    const run = await lockRun(change, meant.run_id);
    if (isFinished(run.status)) refuse('run.is-over');
    const room = (await findRoomRun(change.tx, roomRunId)) ?? refuse('room.unknown');
    const place = await currentPlace(change.tx, run);
    if (place?.scenario_id !== room.scenario_id) refuse('room.scenario-closed');
    return { run, room };
  }

  async function saveNotes(
    change: Change,
    run: Awaited<ReturnType<typeof lockRun>>,
    room: RoomRunRow,
    notes: string,
  ) {
    const saved = await saveRoomNotes(change.tx, room.id, notes);
    announceOn(change, run, 'notes-changed', room.room_name);
    return { id: saved.id, notes: saved.notes, revision: saved.notes_revision };
  }

  return {
    getRoomRunByName: async ({ params }) => {
      const run = (await findRun(app.db.read, params.runId)) ?? refuse('run.unknown');
      const place = (await currentPlace(app.db.read, run)) ?? refuse('run.not-started');
      const roomRuns = await listRoomRuns(app.db.read, run.id, place.scenario_id);
      return roomRunView(roomRuns.find(isCalled(params.roomName)) ?? refuse('room.unknown'));
    },

    getRoomRun: async ({ params }) => {
      const room = (await findRoomRun(app.db.read, params.roomRunId)) ?? refuse('room.unknown');
      const [authored, [posts]] = await Promise.all([
        findAuthoredRoom(app.db.read, room.scenario_id, room.room_name),
        loadRoomPosts(app.db.read, room.scenario_id, [room.run_id], room.room_name),
      ]);
      const now = app.clock();
      return {
        ...roomRunView(room),
        facilitator_notes: authored?.notes ?? '',
        tweets: posts ? shownPosts(posts, now).map((post) => shownPostView(post, posts.time)) : [],
        next_post_ms: posts ? nextPostMs(posts, now) : null,
      };
    },

    replaceRoomNotes: ({ params, body }) =>
      app.db.change(async (change) => {
        const { run, room } = await lockRoom(change, params.roomRunId);
        if (body.revision !== undefined && body.revision !== room.notes_revision)
          refuse('room.notes-changed', { notes: room.notes, revision: room.notes_revision });
        return saveNotes(change, run, room, body.notes);
      }),

    addRoomNote: ({ params, body, caller }) =>
      app.db.change(async (change) => {
        const { run, room } = await lockRoom(change, params.roomRunId);
        const note = writeNote(isoTime(app.clock()), noteAuthor(caller.user), body.text);
        const notes = room.notes === '' ? note : `${room.notes}\n${note}`;
        if (notes.length > limits.briefing) refuse('room.notes-full');
        return saveNotes(change, run, room, notes);
      }),

    getAuthoredRoom: async ({ params, caller }) => {
      const { scenarioId, roomName } = params;
      const authored =
        (await findAuthoredRoom(app.db.read, scenarioId, roomName)) ?? refuse('scenario.unknown');
      const posts = await listRoomPostsFor(app, caller.user, scenarioId, roomName);
      // The end of a run opens what other rooms read, not what the facilitator told them.
      const held = caller.seat?.room_name;
      const isTold =
        caller.user.is_admin || held === 'dashboard' || held === roomName || roomName === 'dashboard';
      return {
        ...authored,
        notes: isTold ? authored.notes : '',
        tweets: posts.filter(isAuthored).map(postView),
      };
    },

    saveAuthoredNotes: ({ params, body }) =>
      app.db.change(async (change) => {
        const simulationId = await lockSimulationOfScenario(change, params.scenarioId, app.clock());
        const saved = await saveAuthoredNotes(change.tx, params.scenarioId, params.roomName, body.notes);
        await announceContentEdited(change, simulationId);
        return saved ?? refuse('scenario.unknown');
      }),

    listRoomFiles: async ({ params }) => {
      const room = (await findRoomRun(app.db.read, params.roomRunId)) ?? refuse('room.unknown');
      const files = await listScenarioFiles(app.db.read, room.scenario_id);
      return files.filter(isCalled(room.room_name)).map(fileView);
    },
  };
}

function isAuthored({ room_run_id }: { room_run_id: number | null }): boolean {
  return room_run_id === null;
}

function isCalled(roomName: Room) {
  return (one: { room_name: Room }) => one.room_name === roomName;
}

function roomRunView(room: RoomRunRow) {
  return {
    id: room.id,
    room_name: room.room_name,
    scenario_id: room.scenario_id,
    simulation_run_id: room.run_id,
    notes: room.notes,
    revision: room.notes_revision,
  };
}
