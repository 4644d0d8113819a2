import type { Nouns } from '@vincere/contract';
import type { Handlers } from '../../platform/http/handle.ts';
import type { App } from '../app.ts';
import { endRehearsal } from './end-rehearsal.ts';
import { startRehearsal } from './start-rehearsal.ts';
import { stepRehearsal } from './step-rehearsal.ts';

/** Handles rehearsals: runs with bots that the author watches in the control room and moves step by step. */
export const rehearsalRoutes: Handlers<Nouns['rehearsals'], App> = {
  startRehearsal,
  stepRehearsal,
  endRehearsal,
};
