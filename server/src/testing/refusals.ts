import { CallFailed } from '@vincere/contract';

/** How some calls, made at once, were refused: each status and sentence that occurs, once. `answered` where one was not. */
export async function refusalsOf(calls: readonly Promise<unknown>[]): Promise<string[]> {
  const outcomes = await Promise.allSettled(calls);
  return [
    ...new Set(
      outcomes.map((outcome) => {
        if (outcome.status === 'fulfilled') return 'answered';
        const reason: unknown = outcome.reason;
        return reason instanceof CallFailed ? `${reason.status} ${reason.message}` : String(reason);
      }),
    ),
  ];
}
