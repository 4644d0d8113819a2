import type { ContentUse } from '../authoring/content-use.ts';
import { prepareEdit } from './editions/preserve.ts';
import { endRehearsalsOf } from './rehearsals/give-way.ts';
import { findRunWithTick } from './store/facts/fact-ticks.ts';
import { findRunUsingCarriers } from './store/facts/fact-use.ts';
import { findRunWithItem } from './store/rooms/table.ts';
import { findOpenRun, findRunPlaying, findRunReaching, listReached } from './store/runs/reached.ts';
import { findRunJudging } from './store/runs/visits.ts';

/** The use of simulations by the runs of this database. */
export const contentUse: ContentUse = {
  prepareEdit,
  endRehearsals: endRehearsalsOf,
  findRunReaching,
  listReached,
  findRunPlaying,
  findOpenRun,
  findRunWithTick,
  findRunUsingCarriers,
  findRunJudging,
  findRunWithFile: (db, file_id) => findRunWithItem(db, { file_id }),
};
