import { readerLanguage } from '../../people/accounts/settings.ts';
import type { CallHandler } from '../../platform/http/handle.ts';
import type { AuthoringApp } from '../app.ts';
import { storeSimulation } from './store-simulation.ts';
import { readWorkbook, withPackage } from './unpack.ts';

export const importSimulation: CallHandler<'importSimulation', AuthoringApp> = async (request, app) =>
  withPackage(app.files, request.upload, (simulation, receivedFiles) =>
    storeSimulation(app, simulation, receivedFiles, request),
  );

export const importSimulationSheet: CallHandler<'importSimulationSheet', AuthoringApp> = async (
  request,
  app,
) => {
  const language = await readerLanguage(app.db.read, request.caller.user.id, request.language);
  const { simulation, hidden_rows } = await readWorkbook({ ...request.upload, language });
  return { ...(await storeSimulation(app, simulation, new Map(), request)), hidden_rows };
};
