import {
  judgeEntryEdit,
  judgeMarks,
  judgeNewEntry,
  refuse,
  requireCommitmentDate,
  requireNotFinal,
  requireOpenPhase,
} from '@vincere/domain';
import type { Queries } from '../../platform/db/database.ts';
import type { CallHandler } from '../../platform/http/handle.ts';
import { forgetRequest } from '../../platform/idempotency/store.ts';
import type { App } from '../../play/app.ts';
import { type Readers, takePart, takePartOnce } from './change.ts';
import { newEntryId } from './entry-id.ts';
import { lessonOf } from './result.ts';
import { keepStatementFigures } from './statements.ts';
import { addAnswers, hasAnswered } from './store/answers.ts';
import { deleteCommitmentRow, hasVerifiedAddress, saveCommitment } from './store/commitments.ts';
import { currentPhase } from './store/debriefs.ts';
import {
  deleteEntry,
  type EntryRow,
  findOwnEntry,
  listEntriesForAll,
  listOwnEntries,
  saveEntry,
  updateEntry,
} from './store/entries.ts';
import { listMarksOf, saveMarks } from './store/marks.ts';
import { commitmentView, ownEntryView } from './views.ts';

export const writeDebriefEntry: CallHandler<'writeDebriefEntry', App> = (request, app) =>
  takePartOnce(
    app,
    request,
    async ({ tx, run, row, seatId }) => {
      const { phase, text, is_private, shows_name } = request.body;
      const ownEntries = (await listOwnEntries(tx, seatId)).filter((entry) => entry.phase === phase);
      judgeNewEntry(currentPhase(row), phase, ownEntries.length);
      const entry: EntryRow = {
        id: newEntryId(),
        run_id: run.id,
        seat_id: seatId,
        phase,
        position: Math.max(0, ...ownEntries.map(({ position }) => position)) + 1,
        text,
        is_private: is_private ? 1 : 0,
        shows_name: shows_name ? 1 : 0,
        release_number: null,
        was_released: 0,
        merged_into: null,
      };
      await saveEntry(tx, entry);
      return { answer: ownEntryView(entry), readers: readersOf(entry) };
    },
    async (tx, seatId, id) =>
      ownEntryView((await findOwnEntry(tx, seatId, id)) ?? refuse('request.result-gone')),
  );

export const editDebriefEntry: CallHandler<'editDebriefEntry', App> = (request, app) =>
  takePart(app, request, async ({ tx, row, seatId }) => {
    const entry = await requireOwnEntry(tx, seatId, request.params.entryId);
    const { text, is_private, shows_name } = request.body;
    const is_released = entry.release_number !== null;
    judgeEntryEdit(currentPhase(row), { phase: entry.phase, is_released }, { is_private });
    // Another text gets another id, so that a facilitator can release only the text that they have read.
    const edit = {
      id: text === entry.text ? entry.id : newEntryId(),
      text,
      is_private: is_private ? 1 : 0,
      shows_name: shows_name ? 1 : 0,
      was_released: is_released || (entry.was_released === 1 && !is_private) ? 1 : 0,
    } as const;
    const keepsMarks = row.is_marking_closed === 1 && edit.id === entry.id;
    await updateEntry(tx, entry.id, edit, { keepsMarks });
    if (edit.id !== entry.id) await forgetRequest(tx, request.caller.user.id, entry.id);
    const editedEntry = { ...entry, ...edit, release_number: null, merged_into: null };
    return { answer: ownEntryView(editedEntry), readers: readersOf(entry, editedEntry) };
  });

export const deleteDebriefEntry: CallHandler<'deleteDebriefEntry', App> = (request, app) =>
  takePart(app, request, async ({ tx, row, seatId }) => {
    const entry = await requireOwnEntry(tx, seatId, request.params.entryId);
    requireOpenPhase(currentPhase(row), entry.phase);
    await deleteEntry(tx, entry.id);
    await forgetRequest(tx, request.caller.user.id, entry.id);
    return { answer: { id: entry.id }, readers: readersOf(entry) };
  });

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

/** The calls by which participants take part in a guided debrief. */
export const participantRoutes = {
  writeDebriefEntry,
  editDebriefEntry,
  deleteDebriefEntry,
  markLessons,
  commit,
  deleteCommitment,
  answerStatements,
};

/** Returns who could read one of these versions of an entry. */
function readersOf(...versions: readonly Pick<EntryRow, 'is_private' | 'release_number'>[]): Readers {
  if (versions.some(({ release_number }) => release_number !== null)) return 'everybody';
  return versions.every(({ is_private }) => is_private === 1) ? 'author' : 'facilitators';
}

async function requireOwnEntry(db: Queries, seatId: number, id: string): Promise<EntryRow> {
  return (await findOwnEntry(db, seatId, id)) ?? refuse('debrief.entry-unknown');
}
