import { refuse, requireTakeBack } from '@vincere/domain';
import type { CallHandler } from '../../platform/http/handle.ts';
import type { App } from '../app.ts';
import { clearLine, findItem, takeItemBack } from '../store/rooms/table.ts';
import { announceOn, lockRun } from '../store/runs/runs.ts';
import { listCited } from '../store/votes/evidence.ts';
import { citesItem, tableFacts } from './table-view.ts';

export const takeFromTable: CallHandler<'takeFromTable', App> = ({ params, caller, inChange }, app) =>
  inChange(async (change) => {
    const run = await lockRun(change, params.runId);
    const item = (await findItem(change.tx, run.id, params.itemId)) ?? refuse('table.item-unknown');
    requireTakeBack(
      await tableFacts(change.tx, run, item.scenario_id),
      {
        is_own: item.seat_id === caller.seat?.id,
        is_cited: citesItem(await listCited(change.tx, run.id, item.scenario_id), item),
      },
      caller.user,
    );
    await takeItemBack(change.tx, item.id, app.clock());
    announceOn(change, run, 'table-changed');
    return { id: item.id };
  });

export const blankLine: CallHandler<'blankLine', App> = ({ params, inChange }) =>
  inChange(async (change) => {
    const run = await lockRun(change, params.runId);
    const item = (await findItem(change.tx, run.id, params.itemId)) ?? refuse('table.item-unknown');
    await clearLine(change.tx, item.id);
    announceOn(change, run, 'table-changed');
    return { id: item.id };
  });
