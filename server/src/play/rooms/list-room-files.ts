import { fileView } from '../../authoring/files/views.ts';
import { listScenarioFiles } from '../../authoring/store/files.ts';
import type { CallHandler } from '../../platform/http/handle.ts';
import type { App } from '../app.ts';
import { findEditionIn } from '../editions/read.ts';
import { hasRoomName, readableRoom } from './room-run.ts';

export const listRoomFiles: CallHandler<'listRoomFiles', App> = async ({ params, caller }, app) => {
  const room = await readableRoom(app.db.read, params.roomRunId, caller);
  const edition = await findEditionIn(app.db.read, room);
  const files = edition?.files ?? (await listScenarioFiles(app.db.read, room.scenario_id));
  return files.filter(hasRoomName(room.room_name)).map(fileView);
};
