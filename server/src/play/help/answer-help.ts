import { judgeHelpOpen, refuse } from '@vincere/domain';
import type { Change } from '../../platform/db/database.ts';
import { AlreadyExists, type CallHandler } from '../../platform/http/handle.ts';
import type { App } from '../app.ts';
import { announceTo, findRun, lockRunQuietly } from '../store/runs/runs.ts';
import { findQuestionView } from './question-view.ts';
import {
  countQuestions,
  findQuestion,
  listAnswers,
  listOpenQuestions,
  listSettledQuestions,
  saveAnswer,
  settleQuestion,
} from './store.ts';
import { askedViews } from './views.ts';

export const listHelp: CallHandler<'listHelp', App> = async ({ params }, app) => {
  const db = app.db.read;
  if ((await findRun(db, params.runId)) === undefined) refuse('run.unknown');
  const [counts, open, settled] = await Promise.all([
    countQuestions(db, params.runId),
    listOpenQuestions(db, params.runId),
    listSettledQuestions(db, params.runId),
  ]);
  const views = await askedViews(db, [...open, ...settled]);
  return {
    open_count: counts.open,
    open: views.slice(0, open.length),
    settled_count: counts.settled,
    settled: views.slice(open.length),
  };
};

export const answerHelp: CallHandler<'answerHelp', App> = (
  { params, body: { content }, caller, inChange },
  app,
) =>
  inChange(async (change) => {
    const { run, question } = await lockQuestion(change, params);
    const lastAnswer = (await listAnswers(change.tx, [question.id])).at(-1);
    // The same answer again is a double click or a retry.
    if (
      lastAnswer?.user_id === caller.user.id &&
      lastAnswer.content === content &&
      question.settled_at !== null
    )
      return new AlreadyExists(await findQuestionView(change, run.id, question.id));
    const now = app.clock();
    await saveAnswer(change.tx, {
      question_id: question.id,
      user_id: caller.user.id,
      content,
      created_at: now,
    });
    if (question.settled_at === null) await settleQuestion(change.tx, question.id, now);
    announceTo(change, run, 'help-changed', question.user_id);
    return findQuestionView(change, run.id, question.id);
  });

export const settleHelp: CallHandler<'settleHelp', App> = ({ params, body: { settled }, inChange }, app) =>
  inChange(async (change) => {
    const { run, question } = await lockQuestion(change, params);
    if (settled !== (question.settled_at !== null)) {
      await settleQuestion(change.tx, question.id, settled ? app.clock() : null);
      announceTo(change, run, 'help-changed', question.user_id);
    }
    return findQuestionView(change, run.id, question.id);
  });

/** Locks a run and returns it with one of its questions. Refuses a run whose help line is closed. */
async function lockQuestion(change: Change, params: { runId: number; questionId: number }) {
  const run = await lockRunQuietly(change, params.runId);
  judgeHelpOpen(run.status);
  const question = await findQuestion(change.tx, run.id, params.questionId);
  return { run, question: question ?? refuse('help.unknown') };
}
