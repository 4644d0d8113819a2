import type { RunFact, KnownStage as SeenStage } from '@vincere/contract';
import { isFinished } from '@vincere/domain';
import type { Queries } from '../../platform/db/database.ts';
import { listScenarioEditions } from '../editions/read.ts';
import { findRunRooms, roomsOfStage } from '../editions/rooms.ts';
import { listOffered } from '../runs/place.ts';
import type { RunRow } from '../store/runs/runs.ts';
import { findPlaceTexts } from '../store/runs/texts.ts';
import { listVisitTimes } from '../store/runs/visits.ts';
import { factForParticipants, loadRunFacts } from './histories.ts';

/** A closed scenario of a run with its key facts as facilitators see them. */
export type KnownStage = Omit<SeenStage, 'facts'> & { facts: RunFact[] };

/** Returns the closed scenarios of a run that have key facts, in their order. `now` in epoch ms. */
export async function loadKnownStages(db: Queries, run: RunRow, now: number): Promise<KnownStage[]> {
  const visits = (await listVisitTimes(db, run.id)).filter(({ closed_at }) => closed_at !== null);
  if (visits.length === 0) return [];
  const editions = await listScenarioEditions(db, run.id);
  const currentRooms = await findRunRooms(db, run);
  const stages: KnownStage[] = [];
  for (const visit of visits) {
    const { scenario_id } = visit;
    const edition = editions.get(scenario_id);
    const facts = await loadRunFacts(db, run, { ...visit, edition }, now);
    if (facts.length === 0) continue;
    const { name } = edition?.texts ?? (await findPlaceTexts(db, scenario_id));
    stages.push({
      stage_number: visit.stage_number,
      scenario_id,
      title_of_scenario: name,
      decisions: (edition?.decisions ?? (await listOffered(db, scenario_id))).map(offeredView),
      chosen_decision_id: visit.decision_id,
      rooms: roomsOfStage(run, currentRooms, editions, scenario_id),
      facts,
    });
  }
  return stages;
}

/**
 * Returns the closed scenarios that have key facts as participants may see them: none before the end of the run, and none while a
 * facilitator holds the facts back. A shared report contains them, so nothing is held back while it is shared.
 */
export async function loadStagesKnownToParticipants(
  db: Queries,
  run: RunRow,
  now: number,
): Promise<SeenStage[]> {
  const isHeldBack = run.holds_facts === 1 && run.shared_at === null;
  if (!isFinished(run.status) || isHeldBack) return [];
  return (await loadKnownStages(db, run, now)).map(stageForParticipants);
}

/** Returns a scenario with its key facts as participants may see them. */
export function stageForParticipants(stage: KnownStage): SeenStage {
  return { ...stage, facts: stage.facts.map(factForParticipants) };
}

export function offeredView({ id, title_of_decision }: { id: number; title_of_decision: string }) {
  return { id, title_of_decision };
}
