import type { Nouns } from '@vincere/contract';
import { decisionRoutes } from './authoring/decisions/routes.ts';
import { factRoutes } from './authoring/facts/routes.ts';
import { fileRoutes } from './authoring/files/routes.ts';
import { objectiveRoutes } from './authoring/objectives/routes.ts';
import { packageRoutes } from './authoring/packages/routes.ts';
import { preflightRoutes } from './authoring/preflight/routes.ts';
import { sampleRoutes } from './authoring/sample/routes.ts';
import { scenarioRoutes } from './authoring/scenarios/routes.ts';
import { simulationRoutes } from './authoring/simulations/routes.ts';
import { stageRoutes } from './authoring/stages/routes.ts';
import { exportRoutes } from './debrief/exports/routes.ts';
import { findingRoutes } from './debrief/findings/routes.ts';
import { guidedDebriefRoutes } from './debrief/guided-debrief/routes.ts';
import { ownRecordRoutes } from './debrief/own-record/routes.ts';
import { ratingRoutes } from './debrief/ratings/routes.ts';
import { reportRoutes } from './debrief/reports/routes.ts';
import { runRecordRoutes } from './debrief/run-record/routes.ts';
import { accountRoutes } from './people/accounts/routes.ts';
import { auditRoutes } from './platform/audit/routes.ts';
import type { Handlers } from './platform/http/handle.ts';
import { announcementRoutes } from './play/announcements/routes.ts';
import type { App } from './play/app.ts';
import { boardRoutes } from './play/boards/routes.ts';
import { runFileRoutes } from './play/files/routes.ts';
import { guestRoutes } from './play/guests/routes.ts';
import { helpRoutes } from './play/help/routes.ts';
import { streamRoutes } from './play/live/routes.ts';
import { observerRoutes } from './play/observers/routes.ts';
import { orderRoutes } from './play/orders/routes.ts';
import { participationRoutes } from './play/participation/routes.ts';
import { postRoutes } from './play/posts/routes.ts';
import { questionnaireRoutes } from './play/questionnaires/routes.ts';
import { readReceiptRoutes } from './play/read-receipts/routes.ts';
import { rehearsalRoutes } from './play/rehearsals/routes.ts';
import { roomRoutes } from './play/rooms/routes.ts';
import { rosterRoutes } from './play/rosters/routes.ts';
import { runFactRoutes } from './play/run-facts/routes.ts';
import { getScenario } from './play/runs/get-scenario.ts';
import { runRoutes } from './play/runs/routes.ts';
import { tableRoutes } from './play/table/routes.ts';
import { voteRoutes } from './play/votes/routes.ts';

/** The handlers of all calls, by noun. They keep no state between calls. */
export const routes: { [Noun in keyof Nouns]: Handlers<Nouns[Noun], App> } = {
  accounts: accountRoutes,
  questionnaires: questionnaireRoutes,
  simulations: { ...simulationRoutes, ...preflightRoutes },
  packages: packageRoutes,
  stages: stageRoutes,
  scenarios: { ...scenarioRoutes, getScenario },
  decisions: decisionRoutes,
  facts: factRoutes,
  objectives: objectiveRoutes,
  runs: runRoutes,
  rehearsals: rehearsalRoutes,
  boards: boardRoutes,
  participation: participationRoutes,
  guests: guestRoutes,
  rosters: rosterRoutes,
  votes: voteRoutes,
  rooms: roomRoutes,
  posts: postRoutes,
  files: { ...fileRoutes, ...runFileRoutes },
  reports: reportRoutes,
  findings: findingRoutes,
  'guided-debrief': guidedDebriefRoutes,
  ratings: ratingRoutes,
  'own-record': ownRecordRoutes,
  live: streamRoutes,
  sample: sampleRoutes,
  audit: auditRoutes,
  announcements: announcementRoutes,
  help: helpRoutes,
  'read-receipts': readReceiptRoutes,
  observers: observerRoutes,
  orders: orderRoutes,
  'run-facts': runFactRoutes,
  table: tableRoutes,
  'run-record': runRecordRoutes,
  exports: exportRoutes,
};
