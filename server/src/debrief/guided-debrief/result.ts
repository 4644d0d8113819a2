import type { GuidedDebrief } from '@vincere/contract';
import { type Lesson, lessonsByMarks } from '@vincere/domain';
import type { Queries } from '../../platform/db/database.ts';
import { findSeatNames } from '../../play/store/seats/seats.ts';
import { listActions } from './store/actions.ts';
import { type DebriefRow, findDebrief } from './store/debriefs.ts';
import { type EntryForAll, listEntriesForAll } from './store/entries.ts';
import { listMarks } from './store/marks.ts';
import { listQuestions, type QuestionRow } from './store/questions.ts';

type Question = NonNullable<GuidedDebrief['question']>;

/** The finding that a question is made from, as it is stored. */
export type FromRun = NonNullable<Question['from_run']>;

/** What everybody on a run may read of its guided debrief. */
export type DebriefResult = Pick<
  GuidedDebrief,
  'asked' | 'released' | 'lessons' | 'is_marking_closed' | 'marked_by' | 'actions'
>;

/** Returns the result of a guided debrief so far; null if none was opened. */
export async function loadDebriefResult(db: Queries, runId: number): Promise<DebriefResult | null> {
  const row = await findDebrief(db, runId);
  if (row === undefined || row.opened_at === null) return null;
  const entries = await listEntriesForAll(db, runId);
  return resultOf(db, row, entries, await listQuestions(db, runId));
}

/** Returns what everybody may read of a guided debrief, from its rows. */
export async function resultOf(
  db: Queries,
  row: DebriefRow,
  entries: readonly EntryForAll[],
  questions: readonly QuestionRow[],
): Promise<DebriefResult> {
  const is_marking_closed = row.is_marking_closed === 1;
  const marks = is_marking_closed ? await listMarks(db, row.run_id) : [];
  return {
    asked: questions
      .filter(({ asked_at }) => asked_at !== null)
      .toSorted((a, b) => (a.asked_at ?? 0) - (b.asked_at ?? 0))
      .map(questionView),
    released: releasedOf(entries),
    lessons: lessonViews(entries, is_marking_closed ? marks : null),
    is_marking_closed,
    actions: await actionViews(db, row.run_id),
    marked_by: is_marking_closed ? new Set(marks.map(({ seat_id }) => seat_id)).size : null,
  };
}

function releasedOf(entries: readonly EntryForAll[]) {
  return entries
    .filter(({ phase, release_number }) => phase !== 'lessons' && release_number !== null)
    .toSorted((a, b) => (a.release_number ?? 0) - (b.release_number ?? 0))
    .map(entryView);
}

/** Returns an entry for all as people other than its author may read it. */
export function entryView({ id, phase, text, name }: EntryForAll) {
  return { id, phase, text, name };
}

/** Returns an entry for all as the rules of lessons need it. */
export function lessonOf<Row extends EntryForAll>(row: Row): Row & Lesson {
  return { ...row, is_private: false, is_released: row.release_number !== null };
}

/** Returns the released lessons. `marks` is null until the marking is closed. */
function lessonViews(
  entries: readonly EntryForAll[],
  marks: Awaited<ReturnType<typeof listMarks>> | null,
): GuidedDebrief['lessons'] {
  const lessons = entries.filter(({ phase }) => phase === 'lessons').map(lessonOf);
  return lessonsByMarks(lessons, marks ?? []).map((markedLesson) => ({
    ...entryView(markedLesson.lesson),
    marks: marks === null ? null : markedLesson.marks,
    merged: markedLesson.merged.map(entryView),
  }));
}

async function actionViews(db: Queries, runId: number): Promise<GuidedDebrief['actions']> {
  const actions = await listActions(db, runId);
  const names = await findSeatNames(
    db,
    actions.flatMap(({ owner_seat_id }) => owner_seat_id ?? []),
  );
  return actions.map(({ id, what, owner_seat_id, owner, due_on, status }) => {
    const name = owner_seat_id === null ? undefined : names.get(owner_seat_id);
    return {
      id,
      what,
      owner_seat_id,
      owner: name === undefined ? owner : `${name.first_name} ${name.last_name}`.trim(),
      due_on,
      status,
    };
  });
}

/** Returns a question as everybody may read it. */
export function questionView({ id, phase, from_run, text, is_authors }: QuestionRow): Question {
  return { id, phase, from_run: readFromRun(from_run), text, is_authors: is_authors === 1 };
}

/** Returns the finding of a stored question; null if a facilitator wrote it. */
export function readFromRun(storedText: string | null): FromRun | null {
  return storedText === null ? null : (JSON.parse(storedText) as FromRun);
}
