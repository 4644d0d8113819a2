import { refuse } from '@vincere/domain';
import { beginEdit } from '../../authoring/begin-edit.ts';
import { authoredPostView, postView } from '../../authoring/simulations/post-views.ts';
import { findAuthoredRoom, saveAuthoredNotesText } from '../../authoring/store/rooms.ts';
import type { CallHandler } from '../../platform/http/handle.ts';
import type { App } from '../app.ts';
import { listRoomPostsFor } from '../posts/readers.ts';
import { findNotesIn } from './room-run.ts';

export const getAuthoredRoom: CallHandler<'getAuthoredRoom', App> = async ({ params, caller }, app) => {
  const { scenarioId, roomName } = params;
  const authoredRoom =
    (await findAuthoredRoom(app.db.read, scenarioId, roomName)) ?? refuse('scenario.unknown');
  const posts = await listRoomPostsFor(app, caller.user, scenarioId, roomName);
  const notes =
    caller.user.is_admin || caller.seat == null
      ? authoredRoom.notes
      : await findNotesIn(app.db.read, {
          scenario_id: scenarioId,
          run_id: caller.seat.run_id,
          room_name: roomName,
        });
  // After the end of a run everyone may read the posts of other rooms, but not the facilitator's texts to them.
  const ownRoom = caller.seat?.room_name;
  const mayReadNotes =
    caller.user.is_admin || ownRoom === 'dashboard' || ownRoom === roomName || roomName === 'dashboard';
  return {
    ...authoredRoom,
    notes: mayReadNotes ? notes : '',
    tweets: posts.filter(isAuthored).map(caller.user.is_admin ? authoredPostView : postView),
  };
};

export const saveAuthoredNotes: CallHandler<'saveAuthoredNotes', App> = ({ params, body, inChange }, app) =>
  inChange(async (change) => {
    await beginEdit(app, change, { scenario_id: params.scenarioId });
    const savedRoom = await saveAuthoredNotesText(change.tx, params.scenarioId, params.roomName, body.notes);
    return savedRoom ?? refuse('scenario.unknown');
  });

function isAuthored({ room_run_id }: { room_run_id: number | null }): boolean {
  return room_run_id === null;
}
