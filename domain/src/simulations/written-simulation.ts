import type { PostCondition } from '../post-conditions/post-condition.ts';
import type { RoomSettings } from '../rooms/room-settings.ts';
import type { Room } from '../rooms/rooms.ts';

type Decision = {
  id: number;
  title_of_decision: string;
  description_of_decision: string;
  link_next_scenario_id: number | null;
  outcome: string;
  conditions: readonly { id: number; text: string }[];
};
export type Scenario = {
  id: number;
  name: string;
  description: string;
  asks_order: boolean;
  decisions: readonly Decision[];
  facts: readonly {
    id: number;
    text: string;
    supports: readonly number[];
    opposes: readonly number[];
    /** The rooms of the posts and files that carry it. */
    carriers: readonly { room_name: Room; post_id?: number | undefined }[];
  }[];
  /** The notes and posts of each room, and its number of files. The content of files is not counted as reading. */
  rooms: readonly { room_name: Room; texts: readonly string[]; files: number }[];
  /** The authored posts with their conditions. */
  posts: readonly { id: number; room_name: Room; content: string; when: readonly PostCondition[] }[];
};
export type Stage = {
  id: number;
  stage_number: number;
  stage_instruction: string;
  duration_seconds: number | null;
  scenarios: readonly Scenario[];
};

/** A simulation with its texts. Stages are in the order of their numbers. Without `rooms`, it has the standard ones. */
export type WrittenSimulation = { stages: readonly Stage[]; rooms?: RoomSettings };
