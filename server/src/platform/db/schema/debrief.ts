import type {
  ActionStatus,
  DebriefPhase,
  QuestionState,
  RatingMark,
  Role,
  WritingPhase,
} from '@vincere/domain';
import type { Generated } from 'kysely';
import type { Flag, Milliseconds, Row } from './columns.ts';

/** Tables of ratings and guided debriefs. */
export type DebriefTables = {
  /**
   * The rating of an objective by a person, in a stage of a run. `room_name` is empty for the whole group. A rating that its
   * author has emptied has neither mark nor remark; it stays so that its revision goes on.
   */
  ratings: {
    run_id: number;
    user_id: number;
    stage_number: number;
    objective_id: number;
    room_name: Role | '';
    mark: RatingMark | null;
    remark: string;
    may_be_shared: Flag;
    /** Incremented by every change of it. */
    revision: number;
    updated_at: Milliseconds;
  };
  /** The guided debriefs of finished runs. */
  guided_debriefs: {
    run_id: number;
    phase: DebriefPhase;
    phase_entered_at: Milliseconds;
    /** Null while facilitators plan it. */
    opened_at: Milliseconds | null;
    /** The number of seats at the opening. */
    seats: number;
    /** JSON: the planned minutes of each phase. */
    minutes: string;
    /** JSON: the scripts that a facilitator edited. */
    scripts: string;
    shown_question_id: number | null;
    /** The vote whose reason is shown beside the question. */
    shown_reason_id: number | null;
    is_marking_closed: Generated<Flag>;
    /** JSON: the answers to the statements as they were when four people had answered. */
    shown_answers: string | null;
  };
  /** The times at which a guided debrief was in each phase. */
  debrief_stays: Row & {
    run_id: number;
    phase: DebriefPhase;
    entered_at: Milliseconds;
    /** Null for the current phase. */
    left_at: Milliseconds | null;
  };
  debrief_questions: Row & {
    run_id: number;
    phase: WritingPhase;
    state: QuestionState;
    /** JSON: the finding that it is made from; null if a facilitator wrote it. */
    from_run: string | null;
    /** The text that a facilitator typed, or that of the teaching note. */
    text: string | null;
    is_authors: Generated<Flag>;
    asked_at: Milliseconds | null;
  };
  /** What participants wrote. The id is random, and no time is stored. */
  debrief_entries: {
    id: string;
    run_id: number;
    seat_id: number;
    phase: WritingPhase;
    /** Counts the author's entries in the phase. */
    position: number;
    text: string;
    is_private: Flag;
    shows_name: Flag;
    /** Null while it isn't released. Entries that were released together share a number. */
    release_number: number | null;
    /** Whether it was released before its author edited it. */
    was_released: Generated<Flag>;
    /** The lesson into which a facilitator merged it. */
    merged_into: string | null;
  };
  lesson_marks: { seat_id: number; entry_id: string };
  commitments: {
    seat_id: number;
    run_id: number;
    text: string;
    /** YYYY-MM-DD */
    due_on: string;
    is_reminded: Flag;
    reminded_at: Milliseconds | null;
  };
  debrief_actions: Row & {
    run_id: number;
    what: string;
    owner_seat_id: number | null;
    owner: string;
    /** YYYY-MM-DD */
    due_on: string | null;
    status: ActionStatus;
  };
  /** The answers to the statements about a guided debrief, only as numbers of people. */
  statement_answers: { run_id: number; statement: number; value: number; people: number };
  /** Seats whose holders have answered the statements or left them out. */
  answered_seats: { seat_id: number };
};
