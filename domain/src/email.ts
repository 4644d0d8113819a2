const address = /^(?!\.)(?!.*\.\.)[\w'+.-]*[\w+-]@(?:[A-Za-z\d][A-Za-z\d-]*\.)+[A-Za-z]{2,}$/;

/**
 * Whether the email address of an account is known to be that of its person. An account without a password counts too: a
 * facilitator made it for the address, and nobody has signed in to it yet.
 */
export function ownsEmail(account: {
  email_verified_at: number | null;
  password_hash: string | null;
}): boolean {
  return account.email_verified_at !== null || account.password_hash === null;
}

/** Whether a text looks like an email address to a reader, in full-width characters too. */
export function looksLikeEmail(text: string): boolean {
  return /\S@\S/.test(text.normalize('NFKC'));
}

/** Returns whether a text, trimmed, is an email address. Must agree with the schema of the contract. */
export function isEmailAddress(text: string): boolean {
  return address.test(text.trim());
}
