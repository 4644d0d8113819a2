import { type AccountNames, isPasswordOfName, passwordKey, refuse } from '@vincere/domain';

/** The list leaves out shorter passwords, which are refused anyway. */
const minLength = 8;

let list: Promise<ReadonlySet<string>> | undefined;

/** Loads the list on first use, because it takes tens of milliseconds and would delay the start. */
function commonPasswords(): Promise<ReadonlySet<string>> {
  list ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) =>
      new Set(dictionary['passwords-common'].map(String).filter(({ length }) => length >= minLength)),
  );
  return list;
}

/** Returns whether a password is on the list of common ones. Needs no network. */
export async function isCommonPassword(password: string): Promise<boolean> {
  return (await commonPasswords()).has(passwordKey(password));
}

/** Refuses `account.password-common` for a new password that is common or consists of the account's names. */
export async function requireUncommonPassword(password: string, names: AccountNames): Promise<void> {
  if (isPasswordOfName(password, names) || (await isCommonPassword(password)))
    refuse('account.password-common');
}
