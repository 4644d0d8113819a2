import { coversPreAnswers, isFinished, refuse } from '@vincere/domain';
import type { Queries } from '../../platform/db/database.ts';
import { findRun, type RunRow } from '../store/runs/runs.ts';
import { findKeptPreAnswers } from '../store/seats/kept-answers.ts';
import { findResponse, listSeatTimes, type ResponseKey, type ResponseRow } from './store.ts';

/**
 * Returns another person's response as an administrator may read it through a run: undefined if there is none. Refuses
 * `questionnaire.unnamed` unless the run names it.
 */
export async function findNamedResponse(
  db: Queries,
  key: ResponseKey,
  runId: number | undefined,
): Promise<ResponseRow | undefined> {
  const run = runId === undefined ? undefined : await findRun(db, runId);
  if (run === undefined || run.names_answers === 0) return refuse('questionnaire.unnamed');
  const seats = await listSeatTimes(db, run.id, key.user_id);
  if (seats.length === 0) refuse('questionnaire.unnamed');
  if (key.questionnaire_type === 'post') return findResponse(db, key);
  const pre = await findPreOf(db, run, key);
  if (pre && !coversPreAnswers(seats, pre.created_at)) refuse('questionnaire.unnamed');
  return pre;
}

/** Returns the pre response that belongs to a run: once it has finished, the one that it keeps. */
async function findPreOf(db: Queries, run: RunRow, key: ResponseKey): Promise<ResponseRow | undefined> {
  if (!isFinished(run.status)) return findResponse(db, key);
  const keptAnswers = await findKeptPreAnswers(db, run.id, key.user_id);
  if (keptAnswers === undefined) return undefined;
  const { response_id, ...row } = keptAnswers;
  return { id: response_id, questionnaire_type: 'pre', simulation_run_id: null, ...row };
}
