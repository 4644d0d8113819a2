import { audit } from './audit.ts';
import { decisions } from './authoring/decisions.ts';
import { facts } from './authoring/facts.ts';
import { files } from './authoring/files.ts';
import { objectives } from './authoring/objectives.ts';
import { packages } from './authoring/packages.ts';
import { sample } from './authoring/sample.ts';
import { scenarios } from './authoring/scenarios.ts';
import { simulations } from './authoring/simulations.ts';
import { stages } from './authoring/stages.ts';
import type { Call } from './call.ts';
import { exportCalls } from './debrief/exports.ts';
import { findings } from './debrief/findings.ts';
import { guidedDebrief } from './debrief/guided-debrief.ts';
import { ownRecords } from './debrief/own-record.ts';
import { ratings } from './debrief/ratings.ts';
import { reports } from './debrief/reports.ts';
import { runRecord } from './debrief/run-record.ts';
import { accounts } from './people/accounts.ts';
import { announcements } from './play/announcements.ts';
import { boards } from './play/boards.ts';
import { guests } from './play/guests.ts';
import { help } from './play/help.ts';
import { live } from './play/live.ts';
import { observers } from './play/observers.ts';
import { orders } from './play/orders.ts';
import { participation } from './play/participation.ts';
import { posts } from './play/posts.ts';
import { questionnaires } from './play/questionnaires.ts';
import { readReceipts } from './play/read-receipts.ts';
import { rehearsals } from './play/rehearsals.ts';
import { rooms } from './play/rooms.ts';
import { rosters } from './play/rosters.ts';
import { runFacts } from './play/run-facts.ts';
import { runs } from './play/runs.ts';
import { table } from './play/table.ts';
import { votes } from './play/votes.ts';

/** All calls, grouped by noun. */
export const callsByNoun = {
  accounts,
  questionnaires,
  simulations,
  packages,
  stages,
  scenarios,
  decisions,
  facts,
  objectives,
  runs,
  rehearsals,
  boards,
  participation,
  guests,
  rosters,
  votes,
  rooms,
  posts,
  files,
  reports,
  'run-record': runRecord,
  exports: exportCalls,
  findings,
  'guided-debrief': guidedDebrief,
  ratings,
  'own-record': ownRecords,
  live,
  sample,
  audit,
  announcements,
  help,
  'read-receipts': readReceipts,
  observers,
  orders,
  'run-facts': runFacts,
  table,
} as const satisfies Record<string, Record<string, Call>>;

export type Nouns = typeof callsByNoun;

/** The calls of all nouns in one type. */
type Merged<Groups> = (Groups extends unknown ? (group: Groups) => void : never) extends (
  merged: infer All,
) => void
  ? All
  : never;

export type Calls = Merged<Nouns[keyof Nouns]>;
export type CallName = keyof Calls;

/** All calls by name. */
export const calls = Object.assign({}, ...Object.values(callsByNoun)) as Calls;

/** The path prefix of every call. */
export const apiPrefix = '/api/v1';

export type { SubjectKind } from './audit.ts';
export { type SampleLanguage, sampleLanguages } from './authoring/sample.ts';
export { packageFormat, SimulationPackage } from './authoring/simulation-package.ts';
export { largestBody, maxBodyBytes, readsBodyOfAnyone } from './body-limits.ts';
export type { Answer, Call, Input, Request } from './call.ts';
export { CallFailed, type Client, createClient, type Route } from './client.ts';
export * from './constants.ts';
export {
  type ExportFormat,
  exportFormats,
  type HourCycle,
  type ReportLayout,
  reportLayouts,
} from './debrief/exports.ts';
export type { Findings } from './debrief/findings.ts';
export type { GuidedDebrief } from './debrief/guided-debrief-view.ts';
export type { OwnRecord } from './debrief/own-record.ts';
export type { ObjectivesReport } from './debrief/ratings.ts';
export type { OpenAnswers, RunRecord } from './debrief/run-record.ts';
export type { Confidence, Shift } from './debrief/shift.ts';
export {
  type InputProblemCode,
  inputProblem,
  inputProblemMessages,
  parseOptions,
  type ValueProblem,
  valueProblem,
} from './input-problems.ts';
export * as messages from './messages.ts';
export { defaultSettings, type Settings } from './people/own-account.ts';
export {
  RunEvent,
  type RunEventKind,
  ruleOfEvent,
  runEventKinds,
  streamOpened,
} from './play/live.ts';
export type { Run } from './play/run.ts';
export type { KnownFact, KnownStage, RunFact } from './play/run-facts.ts';
export type { TableItem } from './play/table.ts';
export {
  guestSeatLimit,
  type RateLimitKind,
  rateLimits,
  rateLimitWindowSeconds,
  verificationWindowSeconds,
} from './rate-limits.ts';
export { refusalStatus } from './refusal-status.ts';
