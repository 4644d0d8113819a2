import type { Role, Room } from '@vincere/domain';

export type SamplePost = {
  author: { name: string; handle: string };
  content: string;
  timestamp: string;
  likes: number;
  retweets: number;
  replies: number;
};

export type SampleRoom = { notes: string; posts: readonly SamplePost[] };

export type SampleDecision = {
  title_of_decision: string;
  description_of_decision: string;
  /** The key of a scenario of the next stage; null in the last stage. */
  leads_to: string | null;
};

/** `file` is a name in server/sample-files/. */
export type SampleFile = { file: string; room_name: Room };

export type SampleScenario = {
  key: string;
  name: string;
  description: string;
  decisions: readonly SampleDecision[];
  rooms: Record<Role, SampleRoom>;
  dashboard_notes: string;
  files: readonly SampleFile[];
};

export type SampleStage = {
  stage_instruction: string;
  duration_seconds: number;
  scenarios: readonly SampleScenario[];
};

export type SampleSimulation = {
  name: string;
  description: string;
  string_briefing: string;
  files: readonly SampleFile[];
  stages: readonly SampleStage[];
};
