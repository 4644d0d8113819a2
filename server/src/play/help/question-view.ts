import { refuse } from '@vincere/domain';
import type { Change } from '../../platform/db/database.ts';
import { findQuestion } from './store.ts';
import { askedViews } from './views.ts';

/** Returns a question for facilitators. */
export async function findQuestionView({ tx }: Change, runId: number, questionId: number) {
  const question = (await findQuestion(tx, runId, questionId)) ?? refuse('help.unknown');
  const [view] = await askedViews(tx, [question]);
  return view ?? refuse('help.unknown');
}
