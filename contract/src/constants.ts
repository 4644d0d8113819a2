import { decisionLimit, maxFileBytes, type Role, scenarioLimit, stageLimit } from '@vincere/domain';

/*
 * The numbers of both specifications' sections 9 that screens and schemas share. No zod here: web pages import it.
 * The rules' own numbers stand in the domain and are passed on.
 */
export { decisionLimit, maxFileBytes, scenarioLimit, stageLimit };

/** Lengths in characters (ruling 1.6). */
export const limits = {
  name: 200,
  description: 5_000,
  briefing: 50_000,
  post: 10_000,
  reasoning: 10_000,
} as const;

/** The longest announcement, in characters. */
export const maxAnnouncementLength = 2_000;

/** The longest question to the facilitators, and the longest answer, in characters. */
export const maxHelpLength = 2_000;

/** How many questions are told at once: those that wait, the longest first; the last ones settled; the last ones of one person. */
export const shownQuestions = { open: 100, settled: 50, own: 50 } as const;

/** How many announcements of a run, the last ones, each participant is told with it. */
export const shownAnnouncements = 20;

/** How many participants one call can move. */
export const mostMoves = 5_000;

/** How many posts one call can mark as read. */
export const mostReadAtOnce = 1_000;

/** How often the control room asks who has read what, and how long a reader gathers what was read, in ms. */
export const readingMs = { poll: 10_000, gather: 5_000 } as const;

/** Shortest inputs in characters. A password to log in with may be older than the rule for new ones. */
export const minimums = { username: 2, loginPassword: 2, newPassword: 8 } as const;

/** Rows on a page of a long list. */
export const pageSize = 50;

/** How often a screen reads again while the stream of a run is down, in ms (ruling 4.14). */
export const pollMs = { participant: 30_000, facilitator: 5_000 } as const;

/** How long a join may take before the screen gives up, in ms. */
export const joinTimeoutMs = 15_000;

/** How often the expiry of the access token is looked at, in ms. */
export const tokenCheckMs = 60_000;

/** One step of the elapsed time and of the stage clock on a screen, in ms. */
export const clockTickMs = 1_000;

/** When the run is read again after an advance, in ms. */
export const readAfterAdvanceMs = 500;

/** How long `copied` is shown after a prompt was copied, in ms. */
export const copiedMs = 2_000;

export const tooltipDelayMs = 300;

/** Rows of the two home screens. */
export const recentCounts = { runs: 5, activity: 5 } as const;

/** From where lists scroll, in CSS pixels. */
export const listHeights = { list: 400, dashboardFiles: 250, history: 500 } as const;

/** The room of a join that names none. */
export const defaultRole: Role = 'political';

/** Access codes are made by the client; a code that is taken is made anew, up to `attempts` times (ruling 4.11). */
export const accessCode = {
  length: 6,
  alphabet: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789',
  attempts: 3,
} as const;

/** The ends of a question's scale and where it stands untouched. */
export const scale = { min: 1, max: 5, start: 1 } as const;

/** The days that a file of a simulation or room can belong to. */
export const days = [1, 2, 3] as const;

/** Under which the browser keeps the run last joined. */
export const storageKeys = { runId: 'simulationRunId', currentRunId: 'currentSimulationRunId' } as const;

/** File sizes are shown in these, each 1024 of the one before. */
export const sizeUnits = ['B', 'KB', 'MB', 'GB'] as const;
