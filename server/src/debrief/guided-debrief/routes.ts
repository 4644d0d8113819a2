import type { Nouns } from '@vincere/contract';
import type { Handlers } from '../../platform/http/handle.ts';
import type { App } from '../../play/app.ts';
import { answerStatements } from './answer-statements.ts';
import {
  editDebriefScript,
  getGuidedDebrief,
  moveGuidedDebrief,
  openGuidedDebrief,
  planDebriefMinutes,
  planGuidedDebrief,
} from './lead-debrief.ts';
import { closeMarking, mergeLesson, releaseDebriefEntries } from './lead-entries.ts';
import { commit, deleteCommitment, markLessons } from './mark-lessons.ts';
import { editAction, writeAction } from './write-action.ts';
import { deleteDebriefEntry, editDebriefEntry, writeDebriefEntry } from './write-entry.ts';
import {
  editDebriefQuestion,
  listMinorityReasons,
  showDebriefQuestion,
  writeDebriefQuestion,
} from './write-question.ts';

export const guidedDebriefRoutes: Handlers<Nouns['guided-debrief'], App> = {
  getGuidedDebrief,
  planGuidedDebrief,
  openGuidedDebrief,
  moveGuidedDebrief,
  planDebriefMinutes,
  editDebriefScript,
  releaseDebriefEntries,
  closeMarking,
  mergeLesson,
  writeDebriefQuestion,
  editDebriefQuestion,
  showDebriefQuestion,
  listMinorityReasons,
  writeDebriefEntry,
  editDebriefEntry,
  deleteDebriefEntry,
  markLessons,
  commit,
  deleteCommitment,
  answerStatements,
  writeAction,
  editAction,
};
