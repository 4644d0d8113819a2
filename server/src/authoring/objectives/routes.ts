import type { Nouns } from '@vincere/contract';
import type { Handlers } from '../../platform/http/handle.ts';
import type { AuthoringApp } from '../app.ts';
import { getTeaching } from './get-teaching.ts';
import { updateTeaching } from './update-teaching.ts';

/** Calls with which authors read and change the objectives and the teaching note of a simulation. */
export const objectiveRoutes: Handlers<Nouns['objectives'], AuthoringApp> = { getTeaching, updateTeaching };
