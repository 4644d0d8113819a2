import { judgeMarks, refuse, requireCommitmentDate, requireOpenPhase } from '@vincere/domain';
import type { CallHandler } from '../../platform/http/handle.ts';
import type { App } from '../../play/app.ts';
import { takePart } from './change.ts';
import { lessonOf } from './result.ts';
import { deleteCommitmentRow, hasVerifiedAddress, saveCommitment } from './store/commitments.ts';
import { currentPhase } from './store/debriefs.ts';
import { listEntriesForAll } from './store/entries.ts';
import { listMarksOf, saveMarks } from './store/marks.ts';
import { commitmentView } from './views.ts';

export const markLessons: CallHandler<'markLessons', App> = (request, app) =>
  takePart(app, request, async ({ tx, run, row, seatId }) => {
    const { entry_ids } = request.body;
    const lessons = (await listEntriesForAll(tx, run.id)).map(lessonOf);
    const is_marking_closed = row.is_marking_closed === 1;
    judgeMarks({ ...currentPhase(row), is_marking_closed }, lessons, entry_ids);
    await saveMarks(tx, seatId, entry_ids);
    return { answer: { marks: await listMarksOf(tx, seatId) }, readers: 'author' };
  });

export const commit: CallHandler<'commit', App> = (request, app) =>
  takePart(app, request, async ({ tx, run, row, now, seatId }) => {
    const { text, due_on, is_reminded } = request.body;
    requireOpenPhase(currentPhase(row), 'commitment');
    requireCommitmentDate(due_on, now);
    const canBeReminded = app.mail.configured && (await hasVerifiedAddress(tx, seatId));
    if (is_reminded && !canBeReminded) refuse('debrief.no-reminder');
    const commitment = { text, due_on, is_reminded: is_reminded ? 1 : 0 } as const;
    await saveCommitment(tx, { ...commitment, seat_id: seatId, run_id: run.id });
    return { answer: commitmentView(commitment), readers: 'author' };
  });

export const deleteCommitment: CallHandler<'deleteCommitment', App> = (request, app) =>
  takePart(app, request, async ({ tx, run, seatId }) => {
    await deleteCommitmentRow(tx, seatId);
    return { answer: { id: run.id }, readers: 'author' };
  });
