const address = /^(?!\.)(?!.*\.\.)[\w'+.-]*[\w+-]@(?:[A-Za-z\d][A-Za-z\d-]*\.)+[A-Za-z]{2,}$/;

/** Returns whether a text, trimmed, is an email address. Must agree with the schema of the contract. */
export function isEmailAddress(text: string): boolean {
  return address.test(text.trim());
}
