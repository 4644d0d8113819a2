import { requireNotFinal, requireOpenPhase } from '@vincere/domain';
import type { CallHandler } from '../../platform/http/handle.ts';
import type { App } from '../../play/app.ts';
import { takePart } from './change.ts';
import { keepStatementFigures } from './statements.ts';
import { addAnswers, hasAnswered } from './store/answers.ts';
import { currentPhase } from './store/debriefs.ts';

export const answerStatements: CallHandler<'answerStatements', App> = (request, app) =>
  takePart(app, request, async ({ tx, run, row, now, seatId }) => {
    // A person who did not receive the response sends again. An idempotency key would store a hash of the answers with the person.
    const answer = { has_answered: true as const };
    if (await hasAnswered(tx, seatId)) return { answer, readers: 'author' };
    requireOpenPhase(currentPhase(row), 'done');
    requireNotFinal(currentPhase(row), now);
    await addAnswers(tx, { run_id: run.id, seat_id: seatId, answers: request.body.answers });
    const areShown = await keepStatementFigures(tx, row);
    return { answer, readers: areShown ? 'facilitators' : 'author' };
  });
