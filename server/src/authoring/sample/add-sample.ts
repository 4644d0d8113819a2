import type { CallHandler } from '../../platform/http/handle.ts';
import type { AuthoringApp } from '../app.ts';
import { addSampleSimulation } from './load.ts';

export const addSample: CallHandler<'addSample', AuthoringApp> = ({ body, caller, inChange }, app) =>
  addSampleSimulation(app, body.language, caller.user.id, inChange);
