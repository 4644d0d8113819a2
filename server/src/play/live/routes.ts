import type { Nouns } from '@vincere/contract';
import type { Handlers } from '../../platform/http/handle.ts';
import type { App } from '../app.ts';
import { streamRunEvents } from './stream-run-events.ts';

export const streamRoutes: Handlers<Nouns['live'], App> = { streamRunEvents };
