import { parseStored, tabStorage } from '../../../lib/stored.ts';

const idKey = 'registeredUserId';
const tokenKey = 'registrationToken';
const emailKey = 'registeredEmail';
const typedKey = 'registering';

/** The fields of a registration that are stored. The password never is. */
export const typedFields = ['first_name', 'last_name', 'email_address', 'username'] as const;
export type TypedRegistration = Record<(typeof typedFields)[number], string>;

/**
 * The registration of this tab, in session storage. The input of the first step survives a reload or a change of language.
 * Afterwards, the id and token are kept until the roles are ranked. The email is kept until the log-in,
 * which normally follows at once.
 */
export const storedRegistration = {
  id: (): number | null => {
    const storedId = tabStorage.get(idKey);
    return storedId !== null && /^[1-9]\d*$/.test(storedId) ? Number(storedId) : null;
  },
  /** Returns the registration that was typed in this tab but not sent, or null. */
  typed: (): TypedRegistration | null => {
    const storedFields = parseStored(tabStorage.get(typedKey)) as TypedRegistration | null | undefined;
    return typedFields.every((field) => typeof storedFields?.[field] === 'string')
      ? (storedFields ?? null)
      : null;
  },
  keepTyped: ({ first_name, last_name, email_address, username }: TypedRegistration) =>
    tabStorage.set(typedKey, JSON.stringify({ first_name, last_name, email_address, username })),
  email: (): string => tabStorage.get(emailKey) ?? '',
  /** Returns the token to rank the roles before the log-in; undefined if the server sent none. */
  token: (): string | undefined => tabStorage.get(tokenKey) ?? undefined,
  set: (userId: number, email: string, token: string | undefined) => {
    tabStorage.set(idKey, String(userId));
    if (token !== undefined) tabStorage.set(tokenKey, token);
    tabStorage.set(emailKey, email);
    tabStorage.remove(typedKey);
  },
  clearId: () => {
    tabStorage.remove(idKey);
    tabStorage.remove(tokenKey);
  },
  clearEmail: () => {
    tabStorage.remove(emailKey);
    tabStorage.remove(typedKey);
  },
};
