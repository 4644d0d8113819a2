import type { Nouns } from '@vincere/contract';
import type { Handlers } from '../../platform/http/handle.ts';
import type { AuthoringApp } from '../app.ts';
import { createFact, deleteFact, orderFacts, updateFact } from './edit-facts.ts';
import { listFacts } from './list-facts.ts';

/** Calls with which authors write the key facts of a scenario. */
export const factRoutes: Handlers<Nouns['facts'], AuthoringApp> = {
  listFacts,
  createFact,
  updateFact,
  deleteFact,
  orderFacts,
};
