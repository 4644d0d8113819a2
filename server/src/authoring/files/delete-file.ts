import type { CallHandler } from '../../platform/http/handle.ts';
import type { AuthoringApp } from '../app.ts';
import { deleteStoredFile } from './uploads.ts';

export const deleteSimulationFile: CallHandler<'deleteSimulationFile', AuthoringApp> = (
  { params, inChange },
  app,
) => deleteStoredFile(app, params.fileId, 'simulation', inChange);

export const deleteScenarioFile: CallHandler<'deleteScenarioFile', AuthoringApp> = (
  { params, inChange },
  app,
) => deleteStoredFile(app, params.fileId, 'scenario', inChange);

export const deleteFile: CallHandler<'deleteFile', AuthoringApp> = ({ params, inChange }, app) =>
  deleteStoredFile(app, params.fileId, 'either', inChange);
