import {
  accessCodeLength,
  conditionLimit,
  decisionLimit,
  defaultRole,
  fewestRooms,
  maxFileBytes,
  maxOrderLength,
  maxPersonaName,
  maxRoomDescription,
  maxRoomTitle,
  maxTableLine,
  scenarioLimit,
  stageLimit,
} from '@vincere/domain';

/*
 * Numbers that screens and schemas share. Web pages import this file, so it must not import zod. The limits that rules
 * enforce are in the domain and are exported again here.
 */
export {
  conditionLimit,
  decisionLimit,
  defaultRole,
  fewestRooms,
  maxFileBytes,
  maxOrderLength,
  maxPersonaName,
  maxRoomDescription,
  maxRoomTitle,
  maxTableLine,
  scenarioLimit,
  stageLimit,
};

/** Largest lengths in characters. */
export const limits = {
  name: 200,
  description: 5_000,
  briefing: 50_000,
  post: 10_000,
  reasoning: 10_000,
  outcome: 5_000,
  conditionSentence: 1_000,
  fact: 200,
} as const;

/** The longest text about what facilitators take from a run, in characters: half a page. */
export const maxTakeawayLength = 2_000;

/** The longest announcement, in characters. */
export const maxAnnouncementLength = 2_000;

/** The longest question to the facilitators, and the longest answer, in characters. */
export const maxHelpLength = 2_000;

/** The number of questions in one answer: open ones (longest waiting first), the last settled ones, the last ones of one person. */
export const shownQuestions = { open: 100, settled: 50, own: 50 } as const;

/** The number of announcements in a run's answer, the last ones. */
export const shownAnnouncements = 20;

/** The largest number of participants that one call can move. */
export const maxMoves = 5_000;

/** The largest number of posts that one call can mark as read. */
export const maxReadMarks = 1_000;

/** `poll`: the interval at which the control room fetches read marks. `gather`: how long a page collects marks before it sends them. In ms. */
export const readingMs = { poll: 10_000, gather: 5_000 } as const;

/** Smallest lengths in characters. A password at log-in may be older than the rule for new passwords. */
export const minimums = { username: 2, loginPassword: 2, newPassword: 8 } as const;

/** Rows on a page of a long list. */
export const pageSize = 50;

/** The polling interval of a screen while the stream of a run is down, in ms. */
export const pollMs = { participant: 30_000, facilitator: 5_000 } as const;

/** Timeout of a join on the screen, in ms. */
export const joinTimeoutMs = 15_000;

/** The interval at which the expiry of the access token is checked, in ms. */
export const tokenCheckMs = 60_000;

/** The interval at which elapsed time and stage clock are updated on a screen, in ms. */
export const clockTickMs = 1_000;

/** The delay after an advance before the run is read again, in ms. */
export const readAfterAdvanceMs = 500;

/** Time in ms for which `copied` is shown after a prompt was copied. */
export const copiedMs = 2_000;

export const tooltipDelayMs = 300;

/** Rows of the two home screens. */
export const recentCounts = { runs: 5, activity: 5 } as const;

/** The heights from which lists scroll, in CSS pixels. */
export const listHeights = { list: 400, dashboardFiles: 250, history: 500 } as const;

/** The client makes access codes. If a code is already in use, it makes another one, up to `attempts` times. */
export const accessCode = {
  length: accessCodeLength,
  alphabet: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789',
  attempts: 3,
} as const;

/** The ends of a question's scale, and its initial value. */
export const scale = { min: 1, max: 5, start: 1 } as const;

/** The days that a file of a simulation or room can belong to. */
export const days = [1, 2, 3] as const;

/** The keys under which the browser stores the run last joined. */
export const storageKeys = { runId: 'simulationRunId', currentRunId: 'currentSimulationRunId' } as const;

/** The units of file sizes on screens. Each is 1024 times the one before. */
export const sizeUnits = ['B', 'KB', 'MB', 'GB'] as const;

/** The header with the idempotency key of a request. */
export const idempotencyKeyHeader = 'idempotency-key';
/** An idempotency key: random, and chosen once for all attempts of one request. */
export const idempotencyKeyPattern = /^[\w-]{8,64}$/;
