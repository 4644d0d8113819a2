import { CallFailed } from '../../lib/api.ts';

export type Unverified = { account: { id: number; email_address: string }; canMail: boolean };

/** The account that a call was refused for because nobody has verified its address; null for any other failure. */
export function unverifiedOf(error: unknown): Unverified | null {
  if (!(error instanceof CallFailed) || error.code !== 'account.email-unverified') return null;
  const { person, can_mail } = error.body as { person?: Unverified['account']; can_mail?: boolean };
  return person === undefined ? null : { account: person, canMail: can_mail === true };
}
