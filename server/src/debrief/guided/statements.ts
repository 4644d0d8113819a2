import { isAnsweringOver, type StatementFigures, statementFigures } from '@vincere/domain';
import type { Queries } from '../../platform/db/database.ts';
import { countMissingAnswers, listAnswerCounts } from './store/answers.ts';
import { currentPhase, type DebriefRow } from './store/debriefs.ts';

/** Returns the answers to the statements about a guided debrief; null while they are not shown. `now` in epoch ms. */
export async function loadStatementFigures(
  db: Queries,
  row: DebriefRow,
  now: number,
): Promise<StatementFigures[] | null> {
  const missing = await countMissingAnswers(db, row.run_id);
  return statementFigures(
    await listAnswerCounts(db, row.run_id),
    isAnsweringOver(currentPhase(row), missing, now),
  );
}
