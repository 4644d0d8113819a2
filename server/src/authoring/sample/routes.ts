import type { Nouns } from '@vincere/contract';
import type { Handlers } from '../../platform/http/handle.ts';
import type { AuthoringApp } from '../app.ts';
import { addSample } from './add-sample.ts';
import { getSample } from './get-sample.ts';

export const sampleRoutes: Handlers<Nouns['sample'], AuthoringApp> = { getSample, addSample };
