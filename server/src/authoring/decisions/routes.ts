import type { Nouns } from '@vincere/contract';
import type { Handlers } from '../../platform/http/handle.ts';
import type { AuthoringApp } from '../app.ts';
import { createDecision, deleteDecision, updateDecision } from './edit-decisions.ts';
import { listDecisions } from './list-decisions.ts';

export const decisionRoutes: Handlers<Nouns['decisions'], AuthoringApp> = {
  listDecisions,
  createDecision,
  updateDecision,
  deleteDecision,
};
