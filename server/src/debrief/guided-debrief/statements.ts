import { isFinal, type StatementFigures, statementFigures } from '@vincere/domain';
import type { Queries } from '../../platform/db/database.ts';
import { listAnswerCounts } from './store/answers.ts';
import { currentPhase, type DebriefRow, updateDebrief } from './store/debriefs.ts';

/**
 * Returns the answers to the statements about a guided debrief; null while they are not shown. `now` in epoch ms. A debrief from before
 * its first answers were kept shows all of them once its result is final.
 */
export async function loadStatementFigures(
  db: Queries,
  row: DebriefRow,
  now: number,
): Promise<StatementFigures[] | null> {
  if (row.shown_answers !== null) return JSON.parse(row.shown_answers) as StatementFigures[];
  return isFinal(currentPhase(row), now) ? statementFigures(await listAnswerCounts(db, row.run_id)) : null;
}

/**
 * Keeps the answers to show as soon as there are enough. Later ones don't change them, because people could be recognised by the
 * difference. Returns whether this call kept them.
 */
export async function keepStatementFigures(db: Queries, row: DebriefRow): Promise<boolean> {
  if (row.shown_answers !== null) return false;
  const figures = statementFigures(await listAnswerCounts(db, row.run_id));
  if (figures === null) return false;
  await updateDebrief(db, row.run_id, { shown_answers: JSON.stringify(figures) });
  return true;
}
