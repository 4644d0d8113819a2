import { judgeQuestion, refuse } from '@vincere/domain';
import type { CallHandler } from '../../platform/http/handle.ts';
import type { App } from '../app.ts';
import { announceTo, lockRunQuietly } from '../store/runs/runs.ts';
import { findCurrentSeat } from '../store/seats/seats.ts';
import { findQuestionView } from './question-view.ts';
import { listOpenQuestionsOfSeat, listQuestionsOfSeat, saveQuestion } from './store.ts';
import { ownViews } from './views.ts';

export const listOwnHelp: CallHandler<'listOwnHelp', App> = async ({ caller }, app) => {
  const seat = caller.seat ?? refuse('vote.not-seated');
  const newestFirst = await listQuestionsOfSeat(app.db.read, seat.id);
  return { questions: await ownViews(app.db.read, newestFirst.reverse()) };
};

export const askForHelp: CallHandler<'askForHelp', App> = (
  { params, body: { content }, caller, inChangeOnce },
  app,
) =>
  inChangeOnce(
    async (change) => {
      const run = await lockRunQuietly(change, params.runId);
      // Reads the seat again, because the person may have been moved or removed since the access check.
      const seat = (await findCurrentSeat(change.tx, run.id, caller.user.id)) ?? refuse('vote.not-seated');
      const openQuestions = await listOpenQuestionsOfSeat(change.tx, seat.id);
      judgeQuestion({ status: run.status, openQuestions: openQuestions.length });
      const id = await saveQuestion(change.tx, {
        run_id: run.id,
        seat_id: seat.id,
        room_name: seat.room_name,
        content,
        created_at: app.clock(),
      });
      announceTo(change, run, 'help-changed', seat.user_id);
      return { answer: await findQuestionView(change, run.id, id), reference: id };
    },
    (change, id) => findQuestionView(change, params.runId, id),
  );
