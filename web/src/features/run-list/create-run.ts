import { accessCode } from '@vincere/contract/constants';
import { runs } from '@vincere/contract/messages';
import { makeAccessCode } from '../../lib/access-code.ts';
import { CallFailed, messageOf, send } from '../../lib/api.ts';
import { t } from '../../lib/text.ts';

/** Every code that was tried is taken. */
class NoUniqueCode extends Error {
  override readonly name = 'NoUniqueCode';
  constructor() {
    super(t(runs.noUniqueCode));
  }
}

type Made = { id: number; access_code: string };

/** The code for a new run. `isUnsure` is true if it was sent without getting an answer, so the run may exist. */
export type CodeToTry = { code: string; isUnsure: boolean };

export const freshCode = (): CodeToTry => ({ code: makeAccessCode(), isUnsure: false });

/**
 * Creates a run under the code of `held`. If the code is taken, tries up to three codes. After a lost answer, first checks
 * whether the run exists. Throws `CallFailed`, or `NoUniqueCode` after the
 * third try.
 */
export async function createRunWithCode(
  simulationId: number,
  name: string,
  held: { current: CodeToTry },
): Promise<Made> {
  for (let attempt = 1; attempt <= accessCode.attempts; attempt++) {
    const { code, isUnsure } = held.current;
    const made = isUnsure ? await findMade(simulationId, name, code) : undefined;
    if (made) return made;
    try {
      return await send('createRun', { params: { simulationId }, body: { name, access_code: code } });
    } catch (error) {
      const isTaken = error instanceof CallFailed && error.code === 'run.code-taken';
      held.current = isTaken ? freshCode() : { code, isUnsure: true };
      if (!isTaken) throw error;
    }
  }
  throw new NoUniqueCode();
}

async function findMade(simulationId: number, name: string, code: string): Promise<Made | undefined> {
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
