import { actionLimits, refuse } from '@vincere/domain';
import type { Queries } from '../../platform/db/database.ts';
import type { CallHandler } from '../../platform/http/handle.ts';
import type { App } from '../../play/app.ts';
import { findSeat } from '../../play/store/seats/seats.ts';
import { changeOpened, changeOpenedOnce } from './change.ts';
import { listActions, saveAction, updateAction } from './store/actions.ts';

export const writeAction: CallHandler<'writeAction', App> = (request, app) =>
  changeOpenedOnce(app, request, async ({ tx, run }) => {
    await requireOwner(tx, run.id, request.body);
    if ((await listActions(tx, run.id)).length >= actionLimits.count)
      refuse('debrief.too-many-actions', { limit: actionLimits.count });
    await saveAction(tx, { ...request.body, run_id: run.id, status: 'open' });
  });

export const editAction: CallHandler<'editAction', App> = (request, app) =>
  changeOpened(app, request, async ({ tx, run }) => {
    await requireOwner(tx, run.id, request.body);
    const action = { ...request.body, id: request.params.actionId, run_id: run.id };
    if (!(await updateAction(tx, action))) refuse('debrief.action-unknown');
  });

/** Checks that an owner is a participant of the run or a text. Refuses `debrief.owner-unknown`. */
async function requireOwner(
  db: Queries,
  runId: number,
  { owner_seat_id, owner }: { owner_seat_id: number | null; owner: string },
): Promise<void> {
  if (owner_seat_id === null) {
    if (owner.trim() === '') refuse('debrief.owner-unknown');
  } else if ((await findSeat(db, owner_seat_id))?.run_id !== runId) refuse('debrief.owner-unknown');
}
