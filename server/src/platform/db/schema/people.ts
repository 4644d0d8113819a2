import type { Role } from '@vincere/domain';
import type { Generated } from 'kysely';
import type { Flag, Milliseconds, Row } from './columns.ts';

/** Tables of accounts, sessions and rate limits. */
export type PeopleTables = {
  users: Row & {
    first_name: string;
    last_name: string;
    /** Full name in lower case, for searching and sorting. */
    name_key: string;
    email_address: string;
    /** The email address as `emailKey` returns it, for comparing. `username_key` is the same for the username. */
    email_key: string;
    username: string;
    username_key: string;
    /** Null until an invited person sets one. */
    password_hash: string | null;
    bio: string;
    settings: string;
    is_admin: Flag;
    is_active: Flag;
    has_completed_questionnaire: Flag;
    created_at: Milliseconds;
    /** 1 for a participant without email address (empty, with a random `email_key`), username or password. */
    is_guest: Generated<Flag>;
    /** The rehearsal of a bot; null for people. */
    rehearsal_id: Generated<number | null>;
    /** Null until the email address is verified. */
    email_verified_at: Generated<Milliseconds | null>;
  };
  preferences: { user_id: number; room_id: Role; preference_order: number };
  sessions: Row & {
    user_id: number;
    refresh_token_hash: string;
    created_at: Milliseconds;
    expires_at: Milliseconds;
    /** Last sign-in or refresh, precise to a few minutes. Null if a process of an older version created the session. */
    last_used_at: Generated<Milliseconds | null>;
    browser: Generated<string | null>;
    system: Generated<string | null>;
  };
  password_links: Row & {
    user_id: number;
    token_hash: string;
    expires_at: Milliseconds;
    /** 1 for a link that an administrator passed on, instead of a mail to the account's address. */
    is_handed_over: Generated<0 | 1>;
  };
  /** Links that verify the email address `email_key` of an account. */
  email_links: Row & { user_id: number; token_hash: string; email_key: string; expires_at: Milliseconds };
  /**
   * Permission to rank the roles of a new account before its first sign-in. The client shows the token, or has the
   * network address (hashed) from which the account was registered.
   */
  registrations: { user_id: number; token_hash: string; address_hash: string; expires_at: Milliseconds };
  /** Counts of failed attempts (such as log-ins) in a time window, by the hash of the key that is limited. */
  failed_tries: { key_hash: string; failures: number; ends_at: Milliseconds };
};
