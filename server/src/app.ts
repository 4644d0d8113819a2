import type { Nouns } from '@vincere/contract';
import type { Logger } from 'pino';
import type { KnownDevices } from './accounts/known-devices.ts';
import { accountRoutes } from './accounts/routes.ts';
import type { AccessTokens } from './accounts/tokens.ts';
import type { Tries } from './accounts/tries.ts';
import { announcementRoutes } from './announcements/routes.ts';
import { auditRoutes } from './audit/routes.ts';
import { boardRoutes } from './boards/routes.ts';
import type { Config } from './config.ts';
import type { Database } from './db/database.ts';
import { debriefRoutes } from './debrief/routes.ts';
import { decisionRoutes } from './decisions/routes.ts';
import { fileRoutes } from './files/routes.ts';
import type { FileStorage } from './files/storage.ts';
import { guestRoutes } from './guests/routes.ts';
import { helpRoutes } from './help/routes.ts';
import type { Handlers } from './http/handle.ts';
import type { Presence } from './live/presence.ts';
import { liveRoutes } from './live/routes.ts';
import type { Streams } from './live/streams.ts';
import type { Mail } from './mail/mail.ts';
import { observerRoutes } from './observers/routes.ts';
import { packageRoutes } from './packages/routes.ts';
import { participationRoutes } from './participation/routes.ts';
import { postRoutes } from './posts/routes.ts';
import { questionnaireRoutes } from './questionnaires/routes.ts';
import { readReceiptRoutes } from './read-receipts/routes.ts';
import { rehearsalRoutes } from './rehearsals/routes.ts';
import { reportRoutes } from './reports/routes.ts';
import { roomRoutes } from './rooms/routes.ts';
import { rosterRoutes } from './rosters/routes.ts';
import { runRoutes } from './runs/routes.ts';
import type { RunSnapshots } from './runs/snapshots.ts';
import { sampleRoutes } from './sample/routes.ts';
import { scenarioRoutes } from './scenarios/routes.ts';
import { simulationRoutes } from './simulations/routes.ts';
import { stageRoutes } from './stages/routes.ts';
import { voteRoutes } from './votes/routes.ts';

/** All that the calls work with. */
export type App = {
  config: Config;
  db: Database;
  streams: Streams;
  presence: Presence;
  snapshots: RunSnapshots;
  files: FileStorage;
  mail: Mail;
  tokens: AccessTokens;
  devices: KnownDevices;
  tries: Tries;
  log: Logger;
  /**
   * Now, in epoch milliseconds. It follows the time of day of the database's machine, but never jumps: what is measured
   * with it does not depend on somebody setting a clock.
   */
  clock: () => number;
  /** A number from 0 up to 1. */
  random: () => number;
};

/** What makes the calls of each noun happen, with what it is given. It keeps nothing between two calls. */
export const routes: { [Noun in keyof Nouns]: (app: App) => Handlers<Nouns[Noun]> } = {
  accounts: accountRoutes,
  questionnaires: questionnaireRoutes,
  simulations: simulationRoutes,
  packages: packageRoutes,
  stages: stageRoutes,
  scenarios: scenarioRoutes,
  decisions: decisionRoutes,
  runs: runRoutes,
  rehearsals: rehearsalRoutes,
  boards: boardRoutes,
  participation: participationRoutes,
  guests: guestRoutes,
  rosters: rosterRoutes,
  votes: voteRoutes,
  rooms: roomRoutes,
  posts: postRoutes,
  files: fileRoutes,
  reports: reportRoutes,
  live: liveRoutes,
  sample: sampleRoutes,
  audit: auditRoutes,
  announcements: announcementRoutes,
  help: helpRoutes,
  'read-receipts': readReceiptRoutes,
  observers: observerRoutes,
  debrief: debriefRoutes,
};
