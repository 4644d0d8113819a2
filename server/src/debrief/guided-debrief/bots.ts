import {
  debriefStatements,
  highestAnswer,
  type Lesson,
  marksPerPerson,
  type WritingPhase,
  writingPhases,
} from '@vincere/domain';
import type { Queries } from '../../platform/db/database.ts';
import type { RunRow } from '../../play/store/runs/runs.ts';
import { listSeats } from '../../play/store/seats/seats.ts';
import { newEntryId } from './entry-id.ts';
import { lessonOf } from './result.ts';
import { keepStatementFigures } from './statements.ts';
import { addAnswers, hasAnswered } from './store/answers.ts';
import type { DebriefRow } from './store/debriefs.ts';
import { hasEntries, listEntriesForAll, saveEntry } from './store/entries.ts';
import { listMarks, saveMarks } from './store/marks.ts';

/*
 * Bots in the guided debrief of a rehearsal. They write, mark and answer, so that its facilitator can try every screen. None
 * of these functions does anything in a run with people.
 */

/** Lets each bot write an entry for all in a phase that nobody has written in. */
export async function writeAsBots(db: Queries, run: RunRow, phase: DebriefRow['phase']): Promise<void> {
  const writingPhase: WritingPhase | undefined = writingPhases.find((candidate) => candidate === phase);
  if (run.rehearsal === null || writingPhase === undefined) return;
  if (await hasEntries(db, run.id, writingPhase)) return;
  for (const { id, first_name, last_name } of await listSeats(db, run.id))
    await saveEntry(db, {
      id: newEntryId(),
      run_id: run.id,
      seat_id: id,
      phase: writingPhase,
      position: 1,
      text: `${first_name} ${last_name} writes in a rehearsal.`,
      is_private: 0,
      shows_name: 0,
      release_number: null,
      was_released: 0,
      merged_into: null,
    });
}

/** Lets each bot mark released lessons, unless somebody has marked one. */
export async function markAsBots(db: Queries, run: RunRow): Promise<void> {
  if (run.rehearsal === null || (await listMarks(db, run.id)).length > 0) return;
  const lessons: (Lesson & { id: string })[] = (await listEntriesForAll(db, run.id))
    .filter(
      ({ phase, release_number, merged_into }) =>
        phase === 'lessons' && release_number !== null && merged_into === null,
    )
    .map(lessonOf);
  for (const [index, { id }] of (await listSeats(db, run.id)).entries()) {
    // The later bots mark fewer lessons, so that their order differs.
    const markedLessons = lessons.slice(0, 1 + (index % marksPerPerson));
    await saveMarks(
      db,
      id,
      markedLessons.map((lesson) => lesson.id),
    );
  }
}

/** Lets each bot that has not answered yet answer the statements about the debrief, and shows the answers of all. */
export async function answerAsBots(db: Queries, run: RunRow, row: DebriefRow): Promise<void> {
  if (run.rehearsal === null) return;
  for (const [index, { id }] of (await listSeats(db, run.id)).entries()) {
    if (await hasAnswered(db, id)) continue;
    const answers = debriefStatements.map((_, statement) => highestAnswer - ((index + statement) % 3));
    await addAnswers(db, { run_id: run.id, seat_id: id, answers });
  }
  await keepStatementFigures(db, row);
}
