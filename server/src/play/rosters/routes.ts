import type { Nouns } from '@vincere/contract';
import type { Handlers } from '../../platform/http/handle.ts';
import type { App } from '../app.ts';
import { addRoster } from './add-roster.ts';
import { checkRoster, checkRosterLines, getRosterExample } from './check-roster.ts';
import { takeBackRoster } from './take-back-roster.ts';

/** Calls that add the people of a sheet to a run. */
export const rosterRoutes: Handlers<Nouns['rosters'], App> = {
  checkRoster,
  checkRosterLines,
  getRosterExample,
  addRoster,
  takeBackRoster,
};
