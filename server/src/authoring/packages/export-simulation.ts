import { SimulationPackage as PackageSchema } from '@vincere/contract';
import { z } from 'zod';
import { readerLanguage } from '../../people/accounts/settings.ts';
import type { CallHandler } from '../../platform/http/handle.ts';
import type { AuthoringApp } from '../app.ts';
import { load } from './load-simulation.ts';
import { bookOf, templateBook } from './sheets/write.ts';
import { packageOf, requireReadable } from './write.ts';

const schema = z.toJSONSchema(PackageSchema, { io: 'input' });

export const exportSimulation: CallHandler<'exportSimulation', AuthoringApp> = async ({ params }, app) => {
  const { simulation, files } = await load(app, params.simulationId);
  requireReadable(simulation, files);
  return packageOf(app, simulation, files);
};

export const exportSimulationSheet: CallHandler<'exportSimulationSheet', AuthoringApp> = async (
  { params, caller, language },
  app,
) => {
  const { simulation } = await load(app, params.simulationId);
  return bookOf(simulation, await readerLanguage(app.db.read, caller.user.id, language));
};

export const getSheetTemplate: CallHandler<'getSheetTemplate', AuthoringApp> = async (
  { caller, language },
  app,
) => templateBook(await readerLanguage(app.db.read, caller.user.id, language));

export const getPackageSchema: CallHandler<'getPackageSchema', AuthoringApp> = async () => schema;
