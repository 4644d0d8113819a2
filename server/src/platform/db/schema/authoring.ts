import type { Room } from '@vincere/domain';
import type { Generated } from 'kysely';
import type { Flag, Milliseconds, Row } from './columns.ts';

/** Tables of simulations. */
export type AuthoringTables = {
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
};
