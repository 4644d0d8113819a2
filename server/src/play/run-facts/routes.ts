import type { Nouns } from '@vincere/contract';
import type { Handlers } from '../../platform/http/handle.ts';
import type { App } from '../app.ts';
import { getKnownFacts, getRunFacts } from './get-run-facts.ts';
import { tickFact, untickFact } from './tick-fact.ts';

export const runFactRoutes: Handlers<Nouns['run-facts'], App> = {
  getRunFacts,
  tickFact,
  untickFact,
  getKnownFacts,
};
