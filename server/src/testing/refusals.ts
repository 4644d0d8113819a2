import { expect } from 'vitest';

/** Expects every one of some calls, made at once, to be refused like this. */
export async function expectRefused(
  calls: readonly Promise<unknown>[],
  refusal: { status: number; code?: string; message?: string },
): Promise<void> {
  for (const outcome of await Promise.allSettled(calls))
    expect(outcome).toMatchObject({ status: 'rejected', reason: refusal });
}
