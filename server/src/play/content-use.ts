import type { ContentUse } from '../authoring/content-use.ts';
import { endRehearsalsOf } from './rehearsals/give-way.ts';
import { announceContentEdited, findOpenRun, findRunPlaying, findRunReaching } from './store/runs.ts';

/** The use of simulations by the runs of this database. */
export const contentUse: ContentUse = {
  announceEdited: announceContentEdited,
  endRehearsals: endRehearsalsOf,
  findRunReaching,
  findRunPlaying,
  findOpenRun,
};
