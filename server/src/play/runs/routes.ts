import type { Nouns } from '@vincere/contract';
import type { Handlers } from '../../platform/http/handle.ts';
import type { App } from '../app.ts';
import { advanceRun, changeRunStatus } from './advance/advance-run.ts';
import { beginStage, showOutcome } from './begin-stage.ts';
import { createRun } from './create-run.ts';
import { archiveRun, deleteRun, holdFacts, renameRun, setRunOptions } from './manage-run.ts';
import { getRun, listOpenRuns, listRuns } from './read-runs.ts';
import { saveFacilitatorNotes, saveTakeaway } from './save-notes.ts';
import { addTime, setPlenaryTimer, setTime } from './set-time.ts';

export const runRoutes: Handlers<Nouns['runs'], App> = {
  renameRun,
  setRunOptions,
  holdFacts,
  archiveRun,
  deleteRun,
  createRun,
  listRuns,
  listOpenRuns,
  getRun,
  changeRunStatus,
  advanceRun,
  showOutcome,
  beginStage,
  addTime,
  setTime,
  setPlenaryTimer,
  saveFacilitatorNotes,
  saveTakeaway,
};
