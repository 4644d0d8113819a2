/** Shorter parts of a name are too common to be refused. */
const minPartLength = 4;

const productName = 'vincere';

/** The names of an account that a password must not consist of. */
export type AccountNames = {
  first_name: string;
  last_name: string;
  email_address: string;
  username: string;
};

/** Returns the form of a password in which it is compared with lists of common ones. */
export function passwordKey(password: string): string {
  return password.normalize('NFKC').toLowerCase().trim();
}

/**
 * Returns whether a password is the product's name or one of the account's names, email or username, alone or with
 * digits appended.
 */
export function isPasswordOfName(password: string, names: AccountNames): boolean {
  const key = passwordKey(password);
  const keyWithoutDigits = key.replace(/\p{N}+$/u, '');
  const words = wordsOf(names);
  return words.has(key) || words.has(keyWithoutDigits);
}

function wordsOf({ first_name, last_name, email_address, username }: AccountNames): Set<string> {
  const [first, last, email, user] = [first_name, last_name, email_address, username].map(passwordKey);
  const parts = `${first} ${last}`.split(/[^\p{L}\p{N}]+/u);
  const fullNames = [`${first} ${last}`, `${first}${last}`, first, last, email, email?.split('@')[0], user];
  const words = [...parts, ...fullNames].filter((word) => word !== undefined && word.length >= minPartLength);
  return new Set([productName, ...words] as string[]);
}
