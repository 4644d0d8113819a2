/** The part of a simulation that a query covers: the whole simulation, one stage or one scenario. */
export type Part = { column: 'stages.simulation_id' | 'stages.id' | 'scenarios.id'; id: number };

/** A part that consists of whole stages. */
export type StagesPart = Part & { column: 'stages.simulation_id' | 'stages.id' };

export function ofSimulation(id: number): StagesPart {
  return { column: 'stages.simulation_id', id };
}

export function ofStage(id: number): StagesPart {
  return { column: 'stages.id', id };
}

export function ofScenario(id: number): Part {
  return { column: 'scenarios.id', id };
}
