const address = /^(?!\.)(?!.*\.\.)[\w'+.-]*[\w+-]@(?:[A-Za-z\d][A-Za-z\d-]*\.)+[A-Za-z]{2,}$/;

/**
 * Returns whether the email address of an account is known to belong to its person. An account without a password counts, too,
 * because a facilitator created it for the address and nobody has logged in yet.
 */
export function ownsEmail(account: {
  email_verified_at: number | null;
  password_hash: string | null;
}): boolean {
  return account.email_verified_at !== null || account.password_hash === null;
}

/** Returns whether a text looks like an email address to a reader, even in full-width characters. */
export function looksLikeEmail(text: string): boolean {
  return /\S@\S/.test(text.normalize('NFKC'));
}

/** Returns whether a text, trimmed, is an email address. Must agree with the schema of the contract. */
export function isEmailAddress(text: string): boolean {
  return address.test(text.trim());
}
