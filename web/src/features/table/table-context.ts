import { createContext, useContext } from 'react';
import type { OpenItem } from './useTable.ts';

/** The table of the run that a page is about. */
export type TableContext = {
  runId: number;
  scenarioId: number;
  items: readonly OpenItem[];
  /** Whether the user can put posts and files of the shown room on it now. */
  canAdd: boolean;
  ownSeatId: number | undefined;
};

/** Null where nothing can be put on a table. */
export const TableOfRun = createContext<TableContext | null>(null);

export const useTableContext = () => useContext(TableOfRun);
