import type { Queries } from '../db/database.ts';
import type { RunRow } from '../runs/store.ts';

/** The run of an access code, however it is typed. */
export function findRunOfCode(db: Queries, accessCode: string): Promise<RunRow | undefined> {
  return db
    .selectFrom('runs')
    .selectAll()
    .where('access_code', '=', accessCode.trim().toUpperCase())
    .executeTakeFirst();
}

export function saveGuestJoin(db: Queries, runId: number, isOn: boolean) {
  return db
    .updateTable('runs')
    .set({ guest_join: isOn ? 1 : 0 })
    .where('id', '=', runId)
    .execute();
}
