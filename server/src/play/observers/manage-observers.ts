import { judgeObserver, refuse } from '@vincere/domain';
import { findUserByEmail } from '../../people/accounts/store.ts';
import { requireOwnedEmail } from '../../people/accounts/verification.ts';
import { AlreadyExists, type CallHandler } from '../../platform/http/handle.ts';
import { isoTime } from '../../platform/time.ts';
import type { App } from '../app.ts';
import { stateOfDebrief } from '../store/runs/guided-debriefs.ts';
import { announceOn, findRun, lockRun } from '../store/runs/runs.ts';
import {
  listObservedRunRows,
  listObserverRows,
  removeObserverRow,
  saveObserver,
} from '../store/seats/observers.ts';
import { findCurrentSeat } from '../store/seats/seats.ts';

export const listObservers: CallHandler<'listObservers', App> = async ({ params }, app) => {
  if ((await findRun(app.db.read, params.runId)) === undefined) refuse('run.unknown');
  return { observers: (await listObserverRows(app.db.read, params.runId)).map(observerView) };
};

export const addObserver: CallHandler<'addObserver', App> = ({ params, body, inChange }, app) =>
  inChange(async (change) => {
    const { tx } = change;
    const run = await lockRun(change, params.runId);
    const foundUser = await findUserByEmail(tx, body.account);
    const currentSeat = foundUser && (await findCurrentSeat(tx, run.id, foundUser.id));
    const account = foundUser && {
      is_active: foundUser.is_active === 1,
      is_guest: foundUser.is_guest === 1,
      is_admin: foundUser.is_admin === 1,
    };
    judgeObserver(run.status, account, currentSeat !== undefined);
    if (foundUser === undefined) return refuse('observer.no-account');
    requireOwnedEmail(app, foundUser);
    const { id } = foundUser;
    const isNew = await saveObserver(tx, { run_id: run.id, user_id: id, created_at: app.clock() });
    const observer = (await listObserverRows(tx, run.id)).find(({ user_id }) => user_id === id);
    const view = observerView(observer ?? refuse('observer.unknown'));
    if (!isNew) return new AlreadyExists(view);
    announceOn(change, run, 'participants-changed');
    return view;
  });

export const removeObserver: CallHandler<'removeObserver', App> = ({ params, inChange }) =>
  inChange(async (change) => {
    const run = await lockRun(change, params.runId);
    const removedObserver = await removeObserverRow(change.tx, run.id, params.userId);
    if (removedObserver === undefined) return refuse('observer.unknown');
    // This event also makes the server end the observer's streams.
    announceOn(change, run, 'participants-changed');
    return { id: removedObserver.user_id };
  });

export const listObservedRuns: CallHandler<'listObservedRuns', App> = async ({ caller }, app) => ({
  runs: (await listObservedRunRows(app.db.read, caller.user.id)).map(
    ({ run_id, name, status, simulation, ...debrief }) => ({
      run_id,
      name,
      status,
      simulation,
      debrief: stateOfDebrief(debrief, app.clock()),
    }),
  ),
});

function observerView({ created_at, ...person }: Awaited<ReturnType<typeof listObserverRows>>[number]) {
  return { ...person, created_at: isoTime(created_at) };
}
