import { isFinished, refuse } from '@vincere/domain';
import type { CallHandler } from '../../platform/http/handle.ts';
import { isoTimeOrNull } from '../../platform/time.ts';
import type { App } from '../app.ts';
import { announceOn, lockRun, lockRunQuietly } from '../store/runs/runs.ts';
import {
  deleteRunRow,
  saveArchived,
  saveHoldsFacts,
  saveRunName,
  saveRunOptions,
} from '../store/runs/save.ts';
import { listSeats } from '../store/seats/seats.ts';

export const renameRun: CallHandler<'renameRun', App> = ({ params, body, inChange }) =>
  inChange(async (change) => {
    const run = await lockRun(change, params.runId);
    await saveRunName(change.tx, run.id, body.name);
    announceOn(change, run, 'run-renamed');
    return { id: run.id, name: body.name };
  });

export const setRunOptions: CallHandler<'setRunOptions', App> = ({ params, body, inChange }) =>
  inChange(async (change) => {
    const run = await lockRun(change, params.runId);
    if (run.status !== 'DRAFT') refuse('run.started');
    const options = {
      table: body.table ?? run.has_table === 1,
      asks_confidence: body.asks_confidence ?? run.asks_confidence === 1,
    };
    await saveRunOptions(change.tx, run.id, options);
    announceOn(change, run, 'options-changed');
    return { id: run.id, ...options };
  });

export const holdFacts: CallHandler<'holdFacts', App> = ({ params, body: { holds_facts }, inChange }) =>
  inChange(async (change) => {
    const run = await lockRunQuietly(change, params.runId);
    await saveHoldsFacts(change.tx, run.id, holds_facts ? 1 : 0);
    announceOn(change, run, 'facts-changed');
    return { id: run.id, holds_facts };
  });

export const archiveRun: CallHandler<'archiveRun', App> = ({ params, body, inChange }, app) =>
  inChange(async (change) => {
    const run = await lockRun(change, params.runId);
    if (body.archived && !isFinished(run.status)) refuse('run.not-over');
    const archived_at = body.archived ? (run.archived_at ?? app.clock()) : null;
    await saveArchived(change.tx, run.id, archived_at);
    announceOn(change, run, 'run-archived');
    return { id: run.id, archived_at: isoTimeOrNull(archived_at) };
  });

export const deleteRun: CallHandler<'deleteRun', App> = ({ params, query, inChange }) =>
  inChange(async (change) => {
    const run = await lockRun(change, params.runId);
    if (run.status !== 'DRAFT') refuse('run.has-started');
    if (run.rehearsal !== null) refuse('run.unknown');
    const { length } = await listSeats(change.tx, run.id);
    if (length > (query.shown_participants ?? length)) refuse('run.joined-meanwhile');
    announceOn(change, run, 'run-status-changed');
    await deleteRunRow(change.tx, run.id);
    return { id: run.id };
  });
