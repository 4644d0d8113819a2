import { parseStored } from '../../lib/stored.ts';

const idKey = 'registeredUserId';
const tokenKey = 'registrationToken';
const emailKey = 'registeredEmail';
const typedKey = 'registering';

/** The typed registration without the password, which is never stored. */
export const typedFields = ['first_name', 'last_name', 'email_address', 'username'] as const;
export type TypedRegistration = Record<(typeof typedFields)[number], string>;

/**
 * The registration of this tab: the id until the roles are ranked, the email until a log-in. Before that, the
 * typed, through a reload or the choice of a language.
 */
export const heldRegistration = {
  id: (): number | null => {
    const stored = sessionStorage.getItem(idKey);
    return stored !== null && /^[1-9]\d*$/.test(stored) ? Number(stored) : null;
  },
  /** Returns the registration that was typed in this tab and not sent; null for none. */
  typed: (): TypedRegistration | null => {
    const stored = parseStored(sessionStorage.getItem(typedKey)) as TypedRegistration | null | undefined;
    return typedFields.every((field) => typeof stored?.[field] === 'string') ? (stored ?? null) : null;
  },
  keepTyped: ({ first_name, last_name, email_address, username }: TypedRegistration) =>
    sessionStorage.setItem(typedKey, JSON.stringify({ first_name, last_name, email_address, username })),
  email: (): string => sessionStorage.getItem(emailKey) ?? '',
  /** The token that ranks the roles of the account without a log-in; undefined where the server gave none. */
  token: (): string | undefined => sessionStorage.getItem(tokenKey) ?? undefined,
  hold: (userId: number, email: string, token: string | undefined) => {
    sessionStorage.setItem(idKey, String(userId));
    if (token !== undefined) sessionStorage.setItem(tokenKey, token);
    sessionStorage.setItem(emailKey, email);
    sessionStorage.removeItem(typedKey);
  },
  clearId: () => {
    sessionStorage.removeItem(idKey);
    sessionStorage.removeItem(tokenKey);
  },
  clearEmail: () => {
    sessionStorage.removeItem(emailKey);
    sessionStorage.removeItem(typedKey);
  },
};
