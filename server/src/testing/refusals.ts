import { CallFailed } from '@vincere/contract';

/** Returns the distinct refusals (status and message) of concurrent calls, and `answered` if one succeeded. */
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
