import type { GuidedDebrief } from '@vincere/contract';
import {
  type Authors,
  type DebriefPhase,
  debriefPhases,
  fewestForAnonymity,
  isFinal,
  type PhaseStay,
  type PlannedMinutes,
  secondsInPhase,
  shownAuthors,
  type WritingPhase,
} from '@vincere/domain';
import type { Queries } from '../../platform/db/database.ts';
import { listConnections } from '../../platform/live/presence-store.ts';
import { isoTime, isoTimeOrNull } from '../../platform/time.ts';
import { listSeats } from '../../play/store/seats/seats.ts';
import { entryView, questionView, resultOf } from './result.ts';
import { loadStatementFigures } from './statements.ts';
import { hasAnswered } from './store/answers.ts';
import { findCommitment, hasVerifiedAddress } from './store/commitments.ts';
import { currentPhase, type DebriefRow, listStays } from './store/debriefs.ts';
import {
  countAuthors,
  type EntryForAll,
  type EntryRow,
  listEntriesForAll,
  listOwnEntries,
} from './store/entries.ts';
import { listMarksOf } from './store/marks.ts';
import { findReason, listQuestions, type QuestionRow } from './store/questions.ts';

type Script = NonNullable<GuidedDebrief['control']>['scripts'][number];
export type Scripts = Partial<Record<WritingPhase, Omit<Script, 'phase'>>>;

/** A caller of a guided debrief. Observers have no seat and are no administrators. */
export type Reader = { user: { is_admin: boolean }; seat: { id: number } | null };

/**
 * Returns what a caller may see of a guided debrief. Only its author gets a private entry, the name of an author who does not
 * show it, or a commitment. `has_mail` says whether mail is set up.
 */
export async function debriefView(
  db: Queries,
  row: DebriefRow,
  { user, seat }: Reader,
  { now, has_mail }: { now: number; has_mail: boolean },
): Promise<GuidedDebrief> {
  const entries = await listEntriesForAll(db, row.run_id);
  const questions = await listQuestions(db, row.run_id);
  const shownQuestion = questions.find(({ id }) => id === row.shown_question_id);
  const reason = row.shown_reason_id === null ? null : await findReason(db, row.run_id, row.shown_reason_id);
  const result = await resultOf(db, row, entries, questions);
  return {
    phase: row.phase,
    phase_entered_at: isoTime(row.phase_entered_at),
    opened_at: isoTimeOrNull(row.opened_at),
    is_final: isFinal(currentPhase(row), now),
    is_small: row.opened_at !== null && row.seats < fewestForAnonymity,
    question: shownQuestion === undefined ? null : forReader(questionView(shownQuestion), user),
    quotation: reason ?? null,
    ...result,
    asked: result.asked.map((question) => forReader(question, user)),
    answers: user.is_admin ? await loadStatementFigures(db, row, now) : null,
    own: seat && (await ownView(db, row, seat.id, has_mail)),
    control: user.is_admin ? await controlView(db, { row, entries, questions }, now) : null,
  };
}

/**
 * Returns a question for a reader. Once a facilitator has rewritten it, only facilitators get the finding from which it was made.
 */
function forReader(
  question: GuidedDebrief['asked'][number],
  { is_admin }: Reader['user'],
): GuidedDebrief['asked'][number] {
  return is_admin || question.text === null ? question : { ...question, from_run: null };
}

async function ownView(
  db: Queries,
  { phase }: DebriefRow,
  seatId: number,
  hasMail: boolean,
): Promise<NonNullable<GuidedDebrief['own']>> {
  const commitment = await findCommitment(db, seatId);
  return {
    entries: (await listOwnEntries(db, seatId)).map(ownEntryView),
    marks: await listMarksOf(db, seatId),
    commitment: commitment === undefined ? null : commitmentView(commitment),
    can_be_reminded: hasMail && (await hasVerifiedAddress(db, seatId)),
    has_answered: phase === 'done' && (await hasAnswered(db, seatId)),
  };
}

export function ownEntryView(row: EntryRow) {
  return {
    id: row.id,
    phase: row.phase,
    text: row.text,
    is_private: row.is_private === 1,
    shows_name: row.shows_name === 1,
    is_released: row.release_number !== null,
    waits_again: row.was_released === 1,
  };
}

export function commitmentView({
  text,
  due_on,
  is_reminded,
}: {
  text: string;
  due_on: string;
  is_reminded: 0 | 1;
}) {
  return { text, due_on, is_reminded: is_reminded === 1 };
}

/** Returns the planned minutes of a stored guided debrief. */
export function readMinutes({ minutes }: Pick<DebriefRow, 'minutes'>): PlannedMinutes {
  return JSON.parse(minutes) as PlannedMinutes;
}

/** Returns the edited scripts of a stored guided debrief. */
export function readScripts({ scripts }: Pick<DebriefRow, 'scripts'>): Scripts {
  return JSON.parse(scripts) as Scripts;
}

async function controlView(
  db: Queries,
  {
    row,
    entries,
    questions,
  }: { row: DebriefRow; entries: readonly EntryForAll[]; questions: readonly QuestionRow[] },
  now: number,
): Promise<NonNullable<GuidedDebrief['control']>> {
  const stays = await listStays(db, row.run_id);
  const minutes = readMinutes(row);
  const seats = await listSeats(db, row.run_id);
  const connectedSeatIds = new Set((await listConnections(db, row.run_id)).map(({ seat_id }) => seat_id));
  const plannedFor = (phase: DebriefPhase) => (phase === 'done' ? null : minutes[phase]);
  return {
    questions: questions.map((question) => ({
      ...questionView(question),
      state: question.state,
      asked_at: isoTimeOrNull(question.asked_at),
    })),
    scripts: Object.entries(readScripts(row)).map(([phase, script]) => ({
      phase: phase as WritingPhase,
      ...script,
    })),
    phases: debriefPhases.map((phase) => ({
      phase,
      planned_minutes: plannedFor(phase),
      spent_seconds: secondsInPhase(stays, phase, now),
    })),
    waiting: entries.filter(({ release_number }) => release_number === null).map(entryView),
    written: writtenView(await countAuthors(db, row.run_id), stays, row.phase),
    seats: seats.length,
    present: seats.filter(({ id }) => connectedSeatIds.has(id)).length,
  };
}

function writtenView(phases: readonly Authors[], stays: readonly PhaseStay[], debriefPhase: DebriefPhase) {
  return phases.flatMap((authors) => {
    const staysInPhase = stays.filter(({ phase }) => phase === authors.phase).length;
    const people = shownAuthors(authors, debriefPhase, staysInPhase);
    return people === 0 ? [] : [{ phase: authors.phase, people }];
  });
}
