import { accessCode } from '@vincere/contract/constants';
import { runs } from '@vincere/contract/messages';
import type { QuestionnaireScope } from '@vincere/domain';
import { makeAccessCode } from '../../lib/access-code.ts';
import { CallFailed, messageOf, send } from '../../lib/api.ts';
import { t } from '../../lib/text.ts';

/** Thrown if all codes that were tried are taken. */
class NoUniqueCode extends Error {
  override readonly name = 'NoUniqueCode';
  constructor() {
    super(t(runs.noUniqueCode));
  }
}

type CreatedRun = { id: number; access_code: string };

/** The code for a new run. `isUnsure` is true if it was sent without getting an answer, so the run may exist. */
export type CodeToTry = { code: string; isUnsure: boolean };

export const freshCode = (): CodeToTry => ({ code: makeAccessCode(), isUnsure: false });

/**
 * Creates a run with the code in `nextCode`. If a code is taken, tries the next one, three in total. After a lost answer,
 * first checks whether the run exists. Throws `CallFailed`, or `NoUniqueCode` after the third attempt.
 */
export async function createRunWithCode(
  simulationId: number,
  options: { name: string; questionnaires: QuestionnaireScope; names_answers: boolean },
  nextCode: { current: CodeToTry },
): Promise<CreatedRun> {
  for (let attempt = 1; attempt <= accessCode.attempts; attempt++) {
    const { code, isUnsure } = nextCode.current;
    const existing = isUnsure ? await findCreated(simulationId, options.name, code) : undefined;
    if (existing) return existing;
    try {
      return await send('createRun', {
        params: { simulationId },
        body: { ...options, access_code: code },
      });
    } catch (error) {
      const isTaken = error instanceof CallFailed && error.code === 'run.code-taken';
      nextCode.current = isTaken ? freshCode() : { code, isUnsure: true };
      if (!isTaken) throw error;
    }
  }
  throw new NoUniqueCode();
}

async function findCreated(
  simulationId: number,
  name: string,
  code: string,
): Promise<CreatedRun | undefined> {
  const { all_sim_run } = await send('listRuns', { query: { search: code } });
  return all_sim_run.find(
    (run) => run.access_code === code && run.name === name.trim() && run.simulation.id === simulationId,
  );
}

/** Returns the message for a run that could not be created. */
export function createProblem(error: unknown): string {
  if (error instanceof NoUniqueCode) return error.message;
  return messageOf(error, t(runs.createFailed));
}
