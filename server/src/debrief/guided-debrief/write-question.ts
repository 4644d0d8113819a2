import { questionLimit, refuse, requireSeenPhase } from '@vincere/domain';
import type { Queries } from '../../platform/db/database.ts';
import type { CallHandler } from '../../platform/http/handle.ts';
import type { App } from '../../play/app.ts';
import { lead, leadOnce } from './change.ts';
import { readFromRun } from './result.ts';
import { currentPhase, findDebrief, updateDebrief } from './store/debriefs.ts';
import {
  findQuestion,
  listQuestions,
  listReasonsFor,
  type QuestionRow,
  saveQuestions,
  updateQuestion,
} from './store/questions.ts';

export const writeDebriefQuestion: CallHandler<'writeDebriefQuestion', App> = (request, app) =>
  leadOnce(app, request, async ({ tx, run }) => {
    const { phase, text } = request.body;
    if ((await listQuestions(tx, run.id)).length >= questionLimit)
      refuse('debrief.too-many-questions', { limit: questionLimit });
    await saveQuestions(tx, [
      { run_id: run.id, phase, text, state: 'proposed', from_run: null, is_authors: 0 },
    ]);
  });

export const editDebriefQuestion: CallHandler<'editDebriefQuestion', App> = (request, app) =>
  lead(app, request, async ({ tx, run }) => {
    const question = await requireQuestion(tx, run.id, request.params.questionId);
    const { text, state } = request.body;
    const storedText = text ?? (question.from_run === null ? question.text : null);
    const is_authors = storedText === question.text ? question.is_authors : 0;
    await updateQuestion(tx, question.id, { text: storedText, state, is_authors });
  });

export const showDebriefQuestion: CallHandler<'showDebriefQuestion', App> = (request, app) =>
  lead(app, request, async ({ tx, run, row, now }) => {
    if (row.opened_at === null) refuse('debrief.unknown');
    const { from, question_id, reason_id } = request.body;
    requireSeenPhase(currentPhase(row), from);
    if (question_id !== null) {
      const question = await requireQuestion(tx, run.id, question_id);
      if (reason_id !== null) await requireReason(tx, question, reason_id);
      if (question.asked_at === null) await updateQuestion(tx, question.id, { asked_at: now });
    } else if (reason_id !== null) refuse('debrief.reason-unknown');
    await updateDebrief(tx, run.id, { shown_question_id: question_id, shown_reason_id: reason_id });
  });

export const listMinorityReasons: CallHandler<'listMinorityReasons', App> = async ({ params }, app) => {
  const db = app.db.read;
  if ((await findDebrief(db, params.runId)) === undefined) refuse('debrief.unknown');
  const question = await requireQuestion(db, params.runId, params.questionId);
  const reasons = await reasonsOf(db, question);
  return { reasons: reasons.map(({ id, reasoning }) => ({ id, text: reasoning })) };
};

async function requireQuestion(db: Queries, runId: number, id: number): Promise<QuestionRow> {
  return (await findQuestion(db, runId, id)) ?? refuse('debrief.question-unknown');
}

async function requireReason(db: Queries, question: QuestionRow, id: number): Promise<void> {
  const reasons = await reasonsOf(db, question);
  if (!reasons.some((reason) => reason.id === id)) refuse('debrief.reason-unknown');
}

/** Returns the reasons behind a question about a minority, which has two people or more; none for other questions. */
async function reasonsOf(db: Queries, { run_id, from_run }: QuestionRow) {
  const finding = readFromRun(from_run)?.finding;
  return finding?.kind === 'minority' ? listReasonsFor(db, run_id, finding) : [];
}
