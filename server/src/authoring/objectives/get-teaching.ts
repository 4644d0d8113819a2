import { refuse } from '@vincere/domain';
import type { CallHandler } from '../../platform/http/handle.ts';
import type { AuthoringApp } from '../app.ts';
import { findSimulation } from '../store/simulations.ts';
import { teachingOf } from './teaching-view.ts';

export const getTeaching: CallHandler<'getTeaching', AuthoringApp> = async (
  { params: { simulationId } },
  app,
) => {
  const db = app.db.read;
  if (!(await findSimulation(db, simulationId))) refuse('simulation.unknown');
  return teachingOf(db, simulationId);
};
