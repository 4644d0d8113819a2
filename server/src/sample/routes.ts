import type { Nouns } from '@vincere/contract';
import type { App } from '../app.ts';
import type { Handlers } from '../http/handle.ts';

export function sampleRoutes(_app: App): Handlers<Nouns['sample']> {
  return {} as Handlers<Nouns['sample']>;
}
