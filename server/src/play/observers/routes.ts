import type { Nouns } from '@vincere/contract';
import type { Handlers } from '../../platform/http/handle.ts';
import type { App } from '../app.ts';
import { addObserver, listObservedRuns, listObservers, removeObserver } from './manage-observers.ts';

export const observerRoutes: Handlers<Nouns['observers'], App> = {
  listObservers,
  addObserver,
  removeObserver,
  listObservedRuns,
};
