import { refuse } from '@vincere/domain';
import type { CallHandler } from '../../platform/http/handle.ts';
import type { AuthoringApp } from '../app.ts';
import { findSimulation } from '../store/simulations.ts';
import { loadPreflight } from './preflight.ts';
import { loadReadiness } from './readiness.ts';

export const getPreflight: CallHandler<'getPreflight', AuthoringApp> = async ({ params }, app) => {
  const simulation = await findSimulation(app.db.read, params.simulationId);
  if (simulation === undefined) refuse('simulation.unknown');
  return loadPreflight(app.db.read, params.simulationId);
};

export const getReadiness: CallHandler<'getReadiness', AuthoringApp> = async ({ params }, app) => {
  const simulation = await findSimulation(app.db.read, params.simulationId);
  if (simulation === undefined) refuse('simulation.unknown');
  return { items: await loadReadiness(app.db.read, params.simulationId) };
};
