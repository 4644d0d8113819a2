import type { Run } from '@vincere/contract';
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

/**
 * Creates a run under a code made here; a code that is taken is made anew, up to three tries in all (section 8). `code` holds
 * the one to try: asked again after an answer that got lost, the server knows by it the run that it has made. Throws
 * `CallFailed`, or `NoUniqueCode` after the third.
 */
export async function createRunWithCode(
  simulationId: number,
  name: string,
  code: { current: string },
): Promise<Run> {
  for (let attempt = 1; attempt <= accessCode.attempts; attempt++) {
    try {
      const body = { name, access_code: code.current };
      const run = await send('createRun', { params: { simulationId }, body });
      code.current = makeAccessCode();
      return run;
    } catch (error) {
      if (!(error instanceof CallFailed) || error.code !== 'run.code-taken') throw error;
      code.current = makeAccessCode();
    }
  }
  throw new NoUniqueCode();
}

/** What a person reads when no run was created. */
export function createProblem(error: unknown): string {
  if (error instanceof NoUniqueCode) return error.message;
  return messageOf(error, t(runs.createFailed));
}
