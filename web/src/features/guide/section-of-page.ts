import type { GuideSection } from '@vincere/domain';

/** The section of the guide that belongs to each page of facilitators. */
export const sectionsOfPages = {
  '/admin': 'first-workshop',
  '/admin/simulations': 'a-simulation',
  '/admin/simulations/$simulationId/stages': 'a-simulation',
  '/admin/simulations/$simulationId/stages/$stageId/scenarios': 'decisions',
  '/admin/simulations/$simulationId/stages/$stageId/scenarios/$scenarioId': 'posts',
  '/admin/scenarios': 'a-simulation',
  '/admin/runs': 'people-and-codes',
  '/admin/runs/$runId': 'control-room',
  '/admin/runs/$runId/rooms/$roomName': 'nudge-hold-release',
  '/admin/runs/$runId/ratings': 'ratings',
  '/admin/runs/$runId/debrief': 'debrief',
  '/admin/history': 'report',
  '/admin/users': 'accounts',
  '/admin/settings': 'accounts',
} as const satisfies Record<string, GuideSection>;

/** Returns the section for the path of a page. The page of a run that is over is its report. */
export function sectionOfPage(path: string, isRunOver: boolean): GuideSection {
  if (path === '/admin/runs/$runId' && isRunOver) return 'report';
  return Object.entries(sectionsOfPages).find(([page]) => page === path)?.[1] ?? 'first-workshop';
}
