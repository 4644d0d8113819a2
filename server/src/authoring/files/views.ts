import { apiPrefix } from '@vincere/contract';
import type { Selectable } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';
import { isoTime } from '../../platform/time.ts';

/** Returns a file as it appears in answers, without the location of its bytes. */
export function fileView(row: Omit<Selectable<Schema['files']>, 'storage_key'>) {
  return {
    id: row.id,
    name: row.name,
    size: row.size,
    file_type: row.file_type,
    url: `${apiPrefix}/files/${row.id}`,
    room_name: row.room_name,
    upload_date: isoTime(row.upload_date),
    uploader_id: row.uploader_id,
    simulation_id: row.simulation_id,
    scenario_id: row.scenario_id,
    day: row.day,
  };
}
