import type { Nouns } from '@vincere/contract';
import type { Handlers } from '../../platform/http/handle.ts';
import type { App } from '../app.ts';
import { getRunTable } from './get-run-table.ts';
import { putOnTable } from './put-on-table.ts';
import { blankLine, takeFromTable } from './take-from-table.ts';

export const tableRoutes: Handlers<Nouns['table'], App> = {
  getRunTable,
  putOnTable,
  takeFromTable,
  blankLine,
};
