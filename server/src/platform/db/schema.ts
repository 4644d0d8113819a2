import type { SubjectKind } from '@vincere/contract';
import type { DecidedBy, Role, Room, RunStatus, VoteKind } from '@vincere/domain';
import type { Generated } from 'kysely';

/*
 * All tables as types, in the common subset of SQLite and PostgreSQL: integers, texts, JSON as text.
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
    /** Lower case, for comparing; likewise `username_key`. */
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
    /** Takes part by name only: no email (empty, with a random `email_key`), username or password. */
    is_guest: Generated<Flag>;
    /** The rehearsal that a bot is part of; null for people. */
    rehearsal_id: Generated<number | null>;
    /** Null while nobody has verified that the email address belongs to the person. */
    email_verified_at: Generated<Milliseconds | null>;
  };
  preferences: { user_id: number; room_id: Role; preference_order: number };
  sessions: Row & {
    user_id: number;
    refresh_token_hash: string;
    created_at: Milliseconds;
    expires_at: Milliseconds;
    /** At sign-in and at refresh, a few minutes coarse. Null if a process of an older version began the session. */
    last_used_at: Generated<Milliseconds | null>;
    browser: Generated<string | null>;
    system: Generated<string | null>;
  };
  password_links: Row & {
    user_id: number;
    token_hash: string;
    expires_at: Milliseconds;
    /** 1 for a link that was handed over instead of mailed to the account's address. */
    is_handed_over: Generated<0 | 1>;
  };
  /** Links that verify the email address `email_key` of an account. */
  email_links: Row & { user_id: number; token_hash: string; email_key: string; expires_at: Milliseconds };
  /** The right to rank the roles of a fresh account: by token, or from the hashed network address that registered it. */
  registrations: { user_id: number; token_hash: string; address_hash: string; expires_at: Milliseconds };
  /** Tries of log-in and the like that failed within a window of time, by the hash of who tried. */
  failed_tries: { key_hash: string; failures: number; ends_at: Milliseconds };
  questionnaire_responses: Row & {
    user_id: number;
    questionnaire_type: 'pre' | 'post';
    simulation_run_id: number | null;
    answers: string;
    created_at: Milliseconds;
  };
  simulations: Row & {
    name: string;
    description: string;
    string_briefing: string;
    total_stages: number;
    created_at: Milliseconds;
    updated_at: Milliseconds;
    /** Off the list, kept for the runs and reports that it has (ruling 4.13). */
    deleted_at: Milliseconds | null;
  };
  stages: Row & {
    simulation_id: number;
    stage_number: number;
    stage_instruction: string;
    duration_seconds: number | null;
  };
  scenarios: Row & { stage_id: number; name: string; description: string };
  decisions: Row & {
    scenario_id: number;
    position: number;
    title_of_decision: string;
    description_of_decision: string;
    link_next_scenario_id: number | null;
  };
  authored_rooms: Row & { scenario_id: number; room_name: Room; notes: string };
  posts: Row & {
    scenario_id: number;
    room_name: Room;
    /** Null for an authored post; else the running room that it was posted into. */
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
    /** Running time after the start of its stage at which it appears; null for one that is there from the start, or held. */
    release_seconds: number | null;
    /** Waits until a facilitator releases it. */
    is_held: Generated<Flag>;
  };
  /** Posts that a facilitator put before their room by hand, in one run. */
  post_releases: {
    run_id: number;
    post_id: number;
    released_at: Milliseconds;
    /** The same in whole seconds of running time after the start of the stage. */
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
    /** Closed running time; the open interval began at `last_start_time`. */
    running_ms: Milliseconds;
    last_start_time: Milliseconds | null;
    notes: string;
    revision: number;
    created_at: Milliseconds;
    updated_at: Milliseconds;
    started_at: Milliseconds | null;
    ended_at: Milliseconds | null;
    /** Whether the code lets in people without an account. */
    guest_join: Generated<Flag>;
    /** JSON of a rehearsal: its ways, and which of them is played; null for a run with people. */
    rehearsal: Generated<string | null>;
  };
  /** One row for each scenario that a run has reached, in order of its stages. */
  visits: Row & {
    run_id: number;
    stage_id: number;
    stage_number: number;
    scenario_id: number;
    entered_at: Milliseconds;
    entered_at_running_ms: Milliseconds;
    extra_seconds: number;
    closed_at: Milliseconds | null;
    decision_id: number | null;
    decided_by: DecidedBy | null;
    forced: Flag;
    /** When those whose final decision was missing were last nudged. */
    nudged_at: Milliseconds | null;
  };
  /** The active periods of a run, in which it was IN_PROGRESS. The open one has no end. */
  stretches: { run_id: number; began_at: Milliseconds; ended_at: Milliseconds | null };
  seats: Row & {
    run_id: number;
    user_id: number;
    room_name: Room;
    created_at: Milliseconds;
    /** Off the play and the counts; votes in closed stages stay in the report (ruling 4.8). */
    removed_at: Milliseconds | null;
    /** When a stream of its holder last opened or closed, or the run was last read without one. */
    last_seen_at: Milliseconds | null;
    /** Hash of the key that the device of a guest chose; null for everybody else. */
    guest_key_hash: Generated<string | null>;
  };
  /** A process that serves streams, and when it last said that it lives. */
  stream_processes: { id: string; beat_at: Milliseconds };
  /** A seat whose holder has a stream open, and on which process. */
  open_streams: { seat_id: number; process_id: string };
  room_runs: Row & {
    run_id: number;
    scenario_id: number;
    room_name: Room;
    notes: string;
    notes_revision: number;
  };
  /** By what a note that is sent again is known. */
  note_keys: { room_run_id: number; key: string };
  votes: Row & {
    run_id: number;
    scenario_id: number;
    seat_id: number;
    kind: VoteKind;
    /** The room that the voter held when voting. */
    room_name: Room;
    decision_chosen_id: number;
    reasoning: string;
    /** The administrator who recorded it on the participant's behalf. */
    recorded_by: number | null;
    /** Its seat was removed while the scenario was open: the vote counts no more (ruling 4.8). */
    withdrawn_at: Milliseconds | null;
    created_at: Milliseconds;
  };
  /** The posts on which a voter says that a vote rests. */
  vote_evidence: { vote_id: number; post_id: number };
  /** What a facilitator tells everybody on a run, or one room of it. */
  announcements: Row & {
    run_id: number;
    /** Null for everybody. */
    room_name: Room | null;
    content: string;
    created_at: Milliseconds;
  };
  /** What a participant asked the facilitators, from the room held then. */
  help_questions: Row & {
    run_id: number;
    seat_id: number;
    room_name: Room;
    content: string;
    created_at: Milliseconds;
    /** Null while it waits for a facilitator. */
    settled_at: Milliseconds | null;
  };
  /** What facilitators answered. */
  help_answers: Row & { question_id: number; user_id: number; content: string; created_at: Milliseconds };
  /** Which posts of a room of a run the holder of a seat has read. */
  readings: {
    seat_id: number;
    room_run_id: number;
    /** A JSON array of ids, smallest first. */
    post_ids: string;
    read_at: Milliseconds;
  };
  /** Who watches a run without taking part. */
  observers: { run_id: number; user_id: number; created_at: Milliseconds };
  /** What administrators did; names as they were then. */
  audit_entries: Row & {
    created_at: Milliseconds;
    user_id: number;
    user_name: string;
    action: string;
    subject_kind: SubjectKind | null;
    subject_id: number | null;
    /** Empty where there is no subject. */
    subject_name: string;
    /** A JSON object of plain values. */
    details: string;
  };
};
