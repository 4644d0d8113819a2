import type { SubjectKind } from '@vincere/contract';
import type {
  ActionStatus,
  DebriefPhase,
  DecidedBy,
  QuestionnaireScope,
  QuestionState,
  RatingMark,
  Role,
  Room,
  RunStatus,
  VoteKind,
  WritingPhase,
} from '@vincere/domain';
import type { Generated } from 'kysely';

/*
 * Types of all tables, in the common subset of SQLite and PostgreSQL: integers, texts, JSON as text.
 * Times are epoch milliseconds; flags are 0 or 1.
 */
type Flag = 0 | 1;
type Milliseconds = number;
type Row = { id: Generated<number> };

export type Schema = {
  secrets: { name: string; value: string };
  users: Row & {
    first_name: string;
    last_name: string;
    /** Full name in lower case, for searching and sorting. */
    name_key: string;
    email_address: string;
    /** The email address as `emailKey` returns it, for comparing. `username_key` is the same for the username. */
    email_key: string;
    username: string;
    username_key: string;
    /** Null until an invited person sets one. */
    password_hash: string | null;
    bio: string;
    settings: string;
    is_admin: Flag;
    is_active: Flag;
    has_completed_questionnaire: Flag;
    created_at: Milliseconds;
    /** 1 for a participant without email address (empty, with a random `email_key`), username or password. */
    is_guest: Generated<Flag>;
    /** The rehearsal of a bot; null for people. */
    rehearsal_id: Generated<number | null>;
    /** Null until the email address is verified. */
    email_verified_at: Generated<Milliseconds | null>;
  };
  preferences: { user_id: number; room_id: Role; preference_order: number };
  sessions: Row & {
    user_id: number;
    refresh_token_hash: string;
    created_at: Milliseconds;
    expires_at: Milliseconds;
    /** Last sign-in or refresh, precise to a few minutes. Null if a process of an older version created the session. */
    last_used_at: Generated<Milliseconds | null>;
    browser: Generated<string | null>;
    system: Generated<string | null>;
  };
  password_links: Row & {
    user_id: number;
    token_hash: string;
    expires_at: Milliseconds;
    /** 1 for a link that an administrator passed on, instead of a mail to the account's address. */
    is_handed_over: Generated<0 | 1>;
  };
  /** Links that verify the email address `email_key` of an account. */
  email_links: Row & { user_id: number; token_hash: string; email_key: string; expires_at: Milliseconds };
  /**
   * Permission to rank the roles of a new account before its first sign-in. The client shows the token, or has the
   * network address (hashed) from which the account was registered.
   */
  registrations: { user_id: number; token_hash: string; address_hash: string; expires_at: Milliseconds };
  /** Counts of failed attempts (such as log-ins) in a time window, by the hash of the key that is limited. */
  failed_tries: { key_hash: string; failures: number; ends_at: Milliseconds };
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
  simulations: Row & {
    name: string;
    description: string;
    string_briefing: string;
    total_stages: number;
    /** What new runs take over as their `asks_confidence`. */
    asks_confidence: Generated<Flag>;
    /** JSON of its six rooms; null for the standard ones. */
    rooms: Generated<string | null>;
    /** For facilitators; may be empty. */
    teaching_note: Generated<string>;
    /** Incremented by every change of its objectives. */
    objectives_revision: Generated<number>;
    created_at: Milliseconds;
    updated_at: Milliseconds;
    /** Set once it is deleted: hidden from lists, but kept for its runs and their reports. */
    deleted_at: Milliseconds | null;
  };
  /** What the group of a simulation should be able to do. */
  objectives: Row & {
    simulation_id: number;
    position: number;
    title: string;
    text: string;
    /** Set once it is deleted. It stays for the finished runs that list it, and can be brought back. */
    deleted_at: Generated<Milliseconds | null>;
  };
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
  stages: Row & {
    simulation_id: number;
    stage_number: number;
    stage_instruction: string;
    duration_seconds: number | null;
  };
  scenarios: Row & {
    stage_id: number;
    name: string;
    description: string;
    /** 1 if the group writes an order in it. */
    asks_order: Generated<Flag>;
  };
  decisions: Row & {
    scenario_id: number;
    position: number;
    title_of_decision: string;
    description_of_decision: string;
    link_next_scenario_id: number | null;
    /** What happens after the decision is taken; may be empty. */
    outcome: Generated<string>;
  };
  /** What a careful order includes, and the sentences that the outcome gains if it does and if it does not. */
  conditions: Row & { decision_id: number; position: number; text: string; met: string; unmet: string };
  /** The key facts of scenarios: single claims whose way through the rooms facilitators can follow. */
  facts: Row & { scenario_id: number; position: number; text: string };
  /** Authored posts that carry a fact. */
  fact_posts: { fact_id: number; post_id: number };
  /** Files that carry a fact. */
  fact_files: { fact_id: number; file_id: number };
  /** Decisions that a fact supports or opposes. */
  fact_decisions: { fact_id: number; decision_id: number; supports: Flag };
  authored_rooms: Row & { scenario_id: number; room_name: Room; notes: string };
  posts: Row & {
    scenario_id: number;
    room_name: Room;
    /** The room run that it was posted into; null for an authored post. */
    room_run_id: number | null;
    content: string;
    timestamp: string | null;
    author_name: string;
    author_handle: string;
    author_avatar: string | null;
    likes: number;
    retweets: number;
    replies: number;
    created_at: Milliseconds;
    /** Seconds of running time from the start of the stage until it appears; null if it is withheld or visible at once. */
    release_seconds: number | null;
    /** 1 if it is withheld until a facilitator releases it. */
    is_held: Generated<Flag>;
    /** JSON of the conditions on which it appears; null without any. */
    appears_when: Generated<string | null>;
    /** Its place among the posts of its room, compared with the ids of posts that were never moved (null). */
    position: Generated<number | null>;
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
  files: Row & {
    simulation_id: number;
    scenario_id: number | null;
    room_name: Room;
    day: number | null;
    name: string;
    size: number;
    file_type: string;
    storage_key: string;
    uploader_id: number | null;
    upload_date: Milliseconds;
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
  /** Server processes that serve streams, with their last heartbeat. */
  stream_processes: { id: string; beat_at: Milliseconds };
  /** Seats with an open stream, and the process that serves it. */
  open_streams: { seat_id: number; process_id: string };
  /** Facilitators with an open stream of a run, and the process that serves it. */
  open_control_rooms: { run_id: number; user_id: number; process_id: string };
  room_runs: Row & {
    run_id: number;
    scenario_id: number;
    room_name: Room;
    notes: string;
    notes_revision: number;
  };
  /**
   * Keys that clients chose for their requests, with a JSON reference to what a request made. The hash is empty once that was
   * deleted.
   */
  idempotency_keys: {
    user_id: number;
    key: string;
    request_hash: string;
    reference: string;
    created_at: Milliseconds;
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
  /** People who watch a run without taking part. */
  observers: { run_id: number; user_id: number; created_at: Milliseconds };
  /** Actions of administrators, with the names at that time. */
  audit_entries: Row & {
    created_at: Milliseconds;
    user_id: number;
    user_name: string;
    action: string;
    subject_kind: SubjectKind | null;
    subject_id: number | null;
    /** Empty if there is no subject. */
    subject_name: string;
    /** A JSON object of plain values. */
    details: string;
  };
};
