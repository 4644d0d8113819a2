import { judgeEntryEdit, judgeNewEntry, refuse, requireOpenPhase } from '@vincere/domain';
import type { Queries } from '../../platform/db/database.ts';
import type { CallHandler } from '../../platform/http/handle.ts';
import { forgetRequest } from '../../platform/idempotency/store.ts';
import type { App } from '../../play/app.ts';
import { type Readers, takePart, takePartOnce } from './change.ts';
import { newEntryId } from './entry-id.ts';
import { currentPhase } from './store/debriefs.ts';
import {
  deleteEntry,
  type EntryRow,
  findOwnEntry,
  listOwnEntries,
  saveEntry,
  updateEntry,
} from './store/entries.ts';
import { ownEntryView } from './views.ts';

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

/** Returns who could read one of these versions of an entry. */
function readersOf(...versions: readonly Pick<EntryRow, 'is_private' | 'release_number'>[]): Readers {
  if (versions.some(({ release_number }) => release_number !== null)) return 'everybody';
  return versions.every(({ is_private }) => is_private === 1) ? 'author' : 'facilitators';
}

async function requireOwnEntry(db: Queries, seatId: number, id: string): Promise<EntryRow> {
  return (await findOwnEntry(db, seatId, id)) ?? refuse('debrief.entry-unknown');
}
