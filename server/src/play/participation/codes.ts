import { refuse } from '@vincere/domain';
import type { App } from '../app.ts';
import { findRunOfCode, type RunRow } from '../store/runs/runs.ts';

/**
 * Returns the run with an access code, for a visitor or a signed-in person (`account`) at a network address. Wrong codes count as
 * failed attempts. Refuses `run.unknown-code` and `account.too-many-tries`.
 */
export function enterRunCode(
  app: App,
  trier: { account: number | null; address: string },
  code: string,
): Promise<RunRow> {
  return app.rateLimiter.enterCode(
    trier,
    code,
    async () => (await findRunOfCode(app.db.read, code)) ?? refuse('run.unknown-code'),
  );
}
