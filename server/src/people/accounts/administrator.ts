import { randomBytes } from 'node:crypto';
import { isPasswordOfName } from '@vincere/domain';
import type { SystemAccess } from '../../platform/app.ts';
import type { PeopleApp } from '../app.ts';
import { saveVerified } from './email-store.ts';
import { saveWithOwnUsername } from './invitations.ts';
import { isCommonPassword } from './passwords/common-passwords.ts';
import { revokeAll, savePassword } from './passwords/link-store.ts';
import { hashPassword, verifyPassword } from './passwords/passwords.ts';
import { findAccount, hasUsers, keyOf, lockUser, saveRights } from './store.ts';

type StartingApp = PeopleApp & SystemAccess;

const firstEmail = 'admin@vincere.local';
const administratorName = { first_name: 'Vincere', last_name: 'Administrator' };

/**
 * Ensures at startup that an administrator exists. Creates or updates the administrator that the environment configures. If
 * none is configured and there are no users, creates a first one and prints its password, which is shown only this once.
 */
export async function ensureAdministrator(app: StartingApp, print: (line: string) => void): Promise<void> {
  if (app.config.administrator) {
    await warnOfCommonPassword(app, app.config.administrator);
    return syncAdministrator(app, app.config.administrator);
  }
  if (await hasUsers(app.db.read)) return;
  const password = randomBytes(12).toString('base64url');
  // Several processes may start at once. Only the one that created the account prints.
  if (!(await makeAdministrator(app, firstEmail, await hashPassword(password)))) return;
  print('The first administrator has been made. Please keep this password, it is not shown again:');
  print(`  email     ${firstEmail}`);
  print(`  password  ${password}`);
}

/** Logs a warning if the configured password is common. The server still starts, because the operator chose the password. */
async function warnOfCommonPassword(
  app: PeopleApp,
  { email, password }: { email: string; password: string },
): Promise<void> {
  const names = { ...administratorName, email_address: email, username: email };
  if (isPasswordOfName(password, names) || (await isCommonPassword(password)))
    app.log.warn('VINCERE_ADMIN_PASSWORD is a common password: choose another one');
}

async function syncAdministrator(
  app: StartingApp,
  { email, password }: { email: string; password: string },
): Promise<void> {
  const existing = await findByEmail(app, email);
  if (existing === undefined && (await makeAdministrator(app, email, await hashPassword(password)))) return;
  const account = existing ?? (await findByEmail(app, email));
  if (account === undefined) throw new Error('The administrator was neither made nor found');
  const passwordMatches = await verifyPassword(account.password_hash, password);
  if (passwordMatches && account.is_admin && account.is_active && account.email_verified_at !== null) return;
  const hash = passwordMatches ? null : await hashPassword(password);
  await app.systemChange(async (change) => {
    const { tx } = change;
    await lockUser(tx, account.id);
    if (!account.is_active) await revokeAll(change, account.id);
    await saveRights(tx, account.id, { is_admin: 1, is_active: 1 });
    if (hash !== null) await savePassword(change, account.id, hash);
    await saveVerified(tx, account.id, app.clock());
  });
}

async function findByEmail(app: PeopleApp, email: string) {
  const account = await findAccount(app.db.read, email);
  return account?.email_key === keyOf(email) ? account : undefined;
}

/** Creates an administrator. Returns false if an account with this email exists. */
async function makeAdministrator(app: StartingApp, email: string, password_hash: string): Promise<boolean> {
  const person = {
    ...administratorName,
    email_address: email,
    password_hash,
    is_admin: 1 as const,
    created_at: app.clock(),
    email_verified_at: app.clock(),
  };
  return app.systemChange(async ({ tx }) => (await saveWithOwnUsername(tx, person)) !== undefined);
}
