import type { DecidedBy, QuestionnaireScope, Role, Room, RunStatus, VoteKind } from '@vincere/domain';
import type { Generated } from 'kysely';
import type { Flag, Milliseconds, Row } from './columns.ts';

/** Tables of runs. */
export type PlayTables = {
  questionnaire_responses: Row & {
    user_id: number;
    questionnaire_type: 'pre' | 'post';
    simulation_run_id: number | null;
    answers: string;
    created_at: Milliseconds;
  };
  /** The pre answers that the people of a finished run had given when it finished, copied from `response_id`. */
  kept_pre_answers: {
    run_id: number;
    user_id: number;
    response_id: number;
    answers: string;
    created_at: Milliseconds;
  };
  /** Posts that were deleted while a room of an unfinished run could see them. */
  deleted_posts: { run_id: number; post_id: number; room_name: Room };
  /** Posts with conditions that facilitators dropped in a run. */
  post_drops: { run_id: number; post_id: number; dropped_at: Milliseconds };
  /** Conditions of posts that are judged once in a run. `condition` is the JSON of the condition. */
  judged_conditions: { run_id: number; post_id: number; condition: string; holds: Flag };
  /** Posts that a facilitator released by hand, per run. */
  post_releases: {
    run_id: number;
    post_id: number;
    released_at: Milliseconds;
    /** The time of release in whole seconds of running time since the start of the stage. */
    released_after: number;
  };
  runs: Row & {
    simulation_id: number;
    name: string;
    access_code: string;
    status: RunStatus;
    sim_pass: Flag;
    /** Null until the run starts. */
    current_visit_id: number | null;
    /** Running time without the current active period, which began at `last_start_time`. */
    running_ms: Milliseconds;
    last_start_time: Milliseconds | null;
    notes: string;
    takeaway: string;
    revision: number;
    created_at: Milliseconds;
    updated_at: Milliseconds;
    started_at: Milliseconds | null;
    ended_at: Milliseconds | null;
    /** 1 if people without an account can join with the access code. */
    guest_join: Generated<Flag>;
    questionnaires: Generated<QuestionnaireScope>;
    /** 1 if facilitators may read the answers of each person with the name. */
    names_answers: Generated<Flag>;
    /** JSON of a rehearsal: its paths, and the one being played. Null for a run with people. */
    rehearsal: Generated<string | null>;
    /** When the timer of the whole group ends; null without one. */
    plenary_ends_at: Generated<Milliseconds | null>;
    /** 1 if rooms can share posts and files on a table. */
    has_table: Generated<Flag>;
    /** 1 if votes come with a confidence, and room votes with a forecast. */
    asks_confidence: Generated<Flag>;
    /** 1 if participants don't see the key facts after the end, unless the report is shared. */
    holds_facts: Generated<Flag>;
    /** When a facilitator shared the report with the participants; null unless it is shared. */
    shared_at: Generated<Milliseconds | null>;
    /** JSON array of the names of the rooms in use; null for all six. */
    rooms: Generated<string | null>;
    /** When a facilitator archived it; null unless archived. */
    archived_at: Generated<Milliseconds | null>;
    /** The edition of the simulation that a finished run played; null while the simulation has not been edited since. */
    edition_hash: Generated<string | null>;
  };
  /** One row for each scenario that a run has reached, in the order of the stages. */
  visits: Row & {
    run_id: number;
    stage_id: number;
    stage_number: number;
    scenario_id: number;
    /** 0 between the reveal of the last result and the begin of this stage. */
    has_begun: Generated<Flag>;
    /** When the stage began; until it begins, when the last result was revealed. */
    entered_at: Milliseconds;
    entered_at_running_ms: Milliseconds;
    /** The length of the stage that the facilitator has set; null for the author's. */
    set_seconds: Generated<number | null>;
    /** Time added since. */
    extra_seconds: number;
    closed_at: Milliseconds | null;
    decision_id: number | null;
    /** Whether participants see what came of the decision. 0 only between its reveal and the begin of the next stage. */
    is_outcome_shown: Generated<Flag>;
    decided_by: DecidedBy | null;
    /** JSON array of the ids of the conditions that were met; null if they were not judged. */
    conditions_met: Generated<string | null>;
    /** JSON array of the ids of the conditions that were not met; null if those are all that were not met. */
    conditions_unmet: Generated<string | null>;
    forced: Flag;
    /** Last reminder to the participants whose final decision was missing. */
    nudged_at: Milliseconds | null;
    /** The edition of the scenario that the run played; null while it is open, or has not been edited since it was closed. */
    edition_hash: Generated<string | null>;
  };
  /**
   * Copies of simulations and scenarios that runs have played, stored once per content. `hash` is the SHA-256 of `content`
   * (JSON), `name` that of the simulation or scenario. Rows never change.
   */
  editions: { hash: string; name: string; content: string };
  /** Files that an edition lists. Their bytes stay even if an author deletes the file. */
  edition_files: { storage_key: string; name: string; size: number };
  /** The active periods of a run, during which it is IN_PROGRESS. The current one has no end. */
  stretches: { run_id: number; began_at: Milliseconds; ended_at: Milliseconds | null };
  seats: Row & {
    run_id: number;
    user_id: number;
    room_name: Room;
    created_at: Milliseconds;
    /** Set once the seat is removed: it no longer plays or counts, but its votes in closed stages stay in the report. */
    removed_at: Milliseconds | null;
    /** The last time that the participant's stream opened or closed, or that they read the run without a stream. */
    last_seen_at: Milliseconds | null;
    /** Hash of the key that a guest's device chose; null for all others. */
    guest_key_hash: Generated<string | null>;
    /** Whether a facilitator chose the room. */
    is_room_given: Generated<Flag>;
  };
  room_runs: Row & {
    run_id: number;
    scenario_id: number;
    room_name: Room;
    notes: string;
    notes_revision: number;
  };
  votes: Row & {
    run_id: number;
    scenario_id: number;
    seat_id: number;
    kind: VoteKind;
    /** The voter's room at the time of the vote. */
    room_name: Room;
    decision_chosen_id: number;
    reasoning: string;
    /** The administrator who recorded it on the participant's behalf. */
    recorded_by: number | null;
    /** Set if the seat was removed while the scenario was open. The vote then doesn't count. */
    withdrawn_at: Milliseconds | null;
    created_at: Milliseconds;
    /** 0 to 100 in tens; null unless the run asks for it and the voter cast the vote. */
    confidence: Generated<number | null>;
    /** With a room vote: the decision with which the voter expected the scenario to close. */
    forecast_id: Generated<number | null>;
  };
  /** Seats that were on the run when a visit closed, with the room that they held then. */
  closing_seats: { visit_id: number; seat_id: number; room_name: Room };
  /** Posts that the voter named as evidence for a vote. */
  vote_evidence: { vote_id: number; post_id: number };
  /** Files on the table that the voter named as evidence for a vote. */
  vote_files: { vote_id: number; file_id: number };
  /** Posts and files that people put on the table of a scenario. A row has either a post or a file. */
  table_items: Row & {
    run_id: number;
    scenario_id: number;
    /** The room whose post or file it is. */
    room_name: Role;
    post_id: number | null;
    file_id: number | null;
    /** The person who put it on the table. */
    seat_id: number;
    /** Why the others should read it; may be empty. */
    line: string;
    added_at: Milliseconds;
    /** The time and the person of the first time on the table, even if it was taken back and added again. */
    first_added_at: Milliseconds;
    first_seat_id: number;
    /** Null while it is on the table. */
    taken_back_at: Milliseconds | null;
  };
  /** What groups order in a scenario. A scenario without a row has an empty order. */
  orders: {
    run_id: number;
    scenario_id: number;
    text: string;
    revision: number;
    /** Who wrote last; null once they put the pen down. */
    pen_user_id: number | null;
    pen_used_at: Milliseconds | null;
  };
  /** Announcements of facilitators to a whole run or to one room. */
  announcements: Row & {
    run_id: number;
    /** Null for the whole run. */
    room_name: Room | null;
    content: string;
    created_at: Milliseconds;
  };
  /** Questions of participants to the facilitators, with the participant's room at that time. */
  help_questions: Row & {
    run_id: number;
    seat_id: number;
    room_name: Room;
    content: string;
    created_at: Milliseconds;
    /** Null while the question is open. */
    settled_at: Milliseconds | null;
  };
  /** Answers of facilitators. */
  help_answers: Row & { question_id: number; user_id: number; content: string; created_at: Milliseconds };
  /** Read receipts: the posts of a room run that a participant has read. */
  readings: {
    seat_id: number;
    room_run_id: number;
    /** A JSON array of ids, smallest first. */
    post_ids: string;
    read_at: Milliseconds;
  };
  /** When somebody of a room first read a post or downloaded a file. One of the two ids is null. */
  first_reads: Row & {
    run_id: number;
    scenario_id: number;
    room_name: Room;
    post_id: number | null;
    file_id: number | null;
    read_at: Milliseconds;
  };
  /** Notes of facilitators that somebody said a key fact. `kind` is `voiced`, or `used` in rows of older versions. */
  fact_ticks: {
    run_id: number;
    fact_id: number;
    kind: 'voiced' | 'used';
    user_id: number;
    ticked_at: Milliseconds;
  };
  /** People who watch a run without taking part. */
  observers: { run_id: number; user_id: number; created_at: Milliseconds };
};
