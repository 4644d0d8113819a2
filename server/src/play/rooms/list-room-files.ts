import { refuse } from '@vincere/domain';
import { fileView } from '../../authoring/files/views.ts';
import { listScenarioFiles } from '../../authoring/store/files.ts';
import type { CallHandler } from '../../platform/http/handle.ts';
import type { App } from '../app.ts';
import { findEditionIn } from '../editions/read.ts';
import { findRoomRun } from '../store/rooms.ts';
import { hasRoomName } from './room-run.ts';

export const listRoomFiles: CallHandler<'listRoomFiles', App> = async ({ params }, app) => {
  const room = (await findRoomRun(app.db.read, params.roomRunId)) ?? refuse('room.unknown');
  const edition = await findEditionIn(app.db.read, room);
  const files = edition?.files ?? (await listScenarioFiles(app.db.read, room.scenario_id));
  return files.filter(hasRoomName(room.room_name)).map(fileView);
};
