import { refuse } from '@vincere/domain';
import type { AuthoringApp } from '../app.ts';
import { loadPackage } from './load.ts';

export async function load(app: AuthoringApp, simulationId: number) {
  return (await loadPackage(app.db.read, simulationId)) ?? refuse('simulation.unknown');
}
