import type { Nouns } from '@vincere/contract';
import { refuse } from '@vincere/domain';
import type { Handlers } from '../../platform/http/handle.ts';
import type { AuthoringApp } from '../app.ts';
import { findSimulation } from '../store/simulations.ts';
import { loadPreflight } from './preflight.ts';
import { loadReadiness } from './readiness.ts';

type PreflightCalls = 'getPreflight' | 'getReadiness';

/** Calls that list the unfinished parts and weak spots of a simulation. */
export function preflightRoutes(app: AuthoringApp): Pick<Handlers<Nouns['simulations']>, PreflightCalls> {
  return {
    getPreflight: async ({ params }) => {
      const simulation = await findSimulation(app.db.read, params.simulationId);
      if (simulation === undefined) refuse('simulation.unknown');
      return loadPreflight(app.db.read, params.simulationId);
    },

    getReadiness: async ({ params }) => {
      const simulation = await findSimulation(app.db.read, params.simulationId);
      if (simulation === undefined) refuse('simulation.unknown');
      return { items: await loadReadiness(app.db.read, params.simulationId) };
    },
  };
}
