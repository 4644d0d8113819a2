const address = /^(?!\.)(?!.*\.\.)[\w'+.-]*[\w+-]@(?:[A-Za-z\d][A-Za-z\d-]*\.)+[A-Za-z]{2,}$/;

/** Whether a text is an email address, as the contract's schema judges it too. */
export function isEmailAddress(text: string): boolean {
  return address.test(text.trim());
}
