import { accounts } from './accounts.ts';
import { announcements } from './announcements.ts';
import { audit } from './audit.ts';
import { boards } from './boards.ts';
import type { Call } from './call.ts';
import { debrief } from './debrief.ts';
import { decisions } from './decisions.ts';
import { facts } from './facts.ts';
import { files } from './files.ts';
import { findings } from './findings.ts';
import { guests } from './guests.ts';
import { guidedDebrief } from './guided-debrief.ts';
import { help } from './help.ts';
import { live } from './live.ts';
import { objectives } from './objectives.ts';
import { observers } from './observers.ts';
import { orders } from './orders.ts';
import { ownRecords } from './own-record.ts';
import { packages } from './packages.ts';
import { participation } from './participation.ts';
import { posts } from './posts.ts';
import { questionnaires } from './questionnaires.ts';
import { ratings } from './ratings.ts';
import { readReceipts } from './read-receipts.ts';
import { rehearsals } from './rehearsals.ts';
import { reports } from './reports.ts';
import { rooms } from './rooms.ts';
import { rosters } from './rosters.ts';
import { runFacts } from './run-facts.ts';
import { runs } from './runs.ts';
import { sample } from './sample.ts';
import { scenarios } from './scenarios.ts';
import { simulations } from './simulations.ts';
import { stages } from './stages.ts';
import { table } from './table.ts';
import { votes } from './votes.ts';

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
  debrief,
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

export { defaultSettings, type Settings } from './accounts.ts';
export type { SubjectKind } from './audit.ts';
export { largestBody, maxBodyBytes, readsBodyOfAnyone } from './body-limits.ts';
export type { Answer, Call, Input, Request } from './call.ts';
export { CallFailed, type Client, createClient, type Route } from './client.ts';
export * from './constants.ts';
export {
  type Debrief,
  type ExportFormat,
  exportFormats,
  type HourCycle,
  type OpenAnswers,
  type ReportLayout,
  reportLayouts,
} from './debrief.ts';
export type { Findings } from './findings.ts';
export type { GuidedDebrief } from './guided-debrief.ts';
export {
  type InputProblemCode,
  inputProblem,
  inputProblemMessages,
  parseOptions,
  type ValueProblem,
  valueProblem,
} from './input-problems.ts';
export {
  RunEvent,
  type RunEventKind,
  ruleOfEvent,
  runEventKinds,
  streamOpened,
} from './live.ts';
export * as messages from './messages.ts';
export type { OwnRecord } from './own-record.ts';
export { packageFormat, SimulationPackage } from './packages.ts';
export {
  guestSeatLimit,
  type RateLimitKind,
  rateLimits,
  rateLimitWindowSeconds,
  verificationWindowSeconds,
} from './rate-limits.ts';
export type { ObjectivesReport } from './ratings.ts';
export { refusalStatus } from './refusal-status.ts';
export type { KnownFact, KnownStage, RunFact } from './run-facts.ts';
export type { Run } from './runs.ts';
export { type SampleLanguage, sampleLanguages } from './sample.ts';
export type { Confidence, Shift } from './shift.ts';
export type { TableItem } from './table.ts';
