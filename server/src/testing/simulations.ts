import { rooms } from '@vincere/domain';
import type { SystemApp } from '../play/app.ts';

export type BuiltScenario = { id: number; stage_id: number; stage_number: number; decision_ids: number[] };
export type BuiltSimulation = { id: number; stages: { id: number; scenarios: BuiltScenario[] }[] };

/**
 * Inserts a simulation: by default 3 stages of 1, 2 and 2 scenarios with 2 decisions each, where decision n links to
 * scenario n of the next stage. `scenarios` has the number of scenarios per stage, `decisions` that of decisions per scenario.
 */
export async function buildSimulation(
  app: SystemApp,
  { scenarios = [1, 2, 2], decisions = 2 }: { scenarios?: number[]; decisions?: number } = {},
): Promise<BuiltSimulation> {
  const now = app.clock();
  return app.systemChange(async ({ tx }) => {
    const simulation = await tx
      .insertInto('simulations')
      .values({
        name: 'Harbour',
        description: 'A harbour in trouble',
        string_briefing: 'You lead the harbour.',
        total_stages: scenarios.length,
        created_at: now,
        updated_at: now,
        deleted_at: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const built: BuiltSimulation = { id: simulation.id, stages: [] };
    for (const [index, count] of scenarios.entries()) {
      const stage_number = index + 1;
      const stage = await tx
        .insertInto('stages')
        .values({
          simulation_id: simulation.id,
          stage_number,
          stage_instruction: `Stage ${stage_number}`,
          duration_seconds: 930,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      const inStage: BuiltScenario[] = [];
      for (let n = 1; n <= count; n++) {
        const scenario = await tx
          .insertInto('scenarios')
          .values({ stage_id: stage.id, name: `Scenario ${stage_number}.${n}`, description: 'What happened' })
          .returning('id')
          .executeTakeFirstOrThrow();
        await tx
          .insertInto('authored_rooms')
          .values(
            rooms.map((room_name) => ({ scenario_id: scenario.id, room_name, notes: `To ${room_name}` })),
          )
          .execute();
        inStage.push({ id: scenario.id, stage_id: stage.id, stage_number, decision_ids: [] });
      }
      built.stages.push({ id: stage.id, scenarios: inStage });
    }
    for (const [index, stage] of built.stages.entries())
      for (const scenario of stage.scenarios)
        for (let position = 1; position <= decisions; position++) {
          const next = built.stages[index + 1]?.scenarios;
          const decision = await tx
            .insertInto('decisions')
            .values({
              scenario_id: scenario.id,
              position,
              title_of_decision: `Option ${position}`,
              description_of_decision: `What option ${position} means`,
              link_next_scenario_id: next?.[(position - 1) % next.length]?.id ?? null,
            })
            .returning('id')
            .executeTakeFirstOrThrow();
          scenario.decision_ids.push(decision.id);
        }
    return built;
  });
}
