import { randomBytes } from 'node:crypto';
import { isPasswordOfName } from '@vincere/domain';
import type { PeopleApp } from '../app.ts';
import { isCommonPassword } from './common-passwords.ts';
import { saveVerified } from './email-store.ts';
import { saveWithOwnUsername } from './invitations.ts';
import { savePassword } from './link-store.ts';
import { hashPassword, verifyPassword } from './passwords.ts';
import { findAccount, hasUsers, keyOf, lockUser, saveRights } from './store.ts';

const firstEmail = 'admin@vincere.local';
const administratorName = { first_name: 'Vincere', last_name: 'Administrator' };

/**
 * Makes sure at the start that there is an administrator: the one of the environment, made or kept in
 * step; without one, on data without any user, a first one whose password is printed this one time.
 */
export async function ensureAdministrator(app: PeopleApp, print: (line: string) => void): Promise<void> {
  if (app.config.administrator) {
    await warnOfCommonPassword(app, app.config.administrator);
    return keepInStep(app, app.config.administrator);
  }
  if (await hasUsers(app.db.read)) return;
  const password = randomBytes(12).toString('base64url');
  // Several processes may start at once: only the one that made it prints.
  if (!(await makeAdministrator(app, firstEmail, await hashPassword(password)))) return;
  print('The first administrator has been made. Please keep this password, it is not shown again:');
  print(`  email     ${firstEmail}`);
  print(`  password  ${password}`);
}

/** The operator chose this password, so the start goes on. */
async function warnOfCommonPassword(
  app: PeopleApp,
  { email, password }: { email: string; password: string },
): Promise<void> {
  const names = { ...administratorName, email_address: email, username: email };
  if (isPasswordOfName(password, names) || (await isCommonPassword(password)))
    app.log.warn('VINCERE_ADMIN_PASSWORD is a common password: choose another one');
}

async function keepInStep(
  app: PeopleApp,
  { email, password }: { email: string; password: string },
): Promise<void> {
  const present = await findByEmail(app, email);
  if (present === undefined && (await makeAdministrator(app, email, await hashPassword(password)))) return;
  const account = present ?? (await findByEmail(app, email));
  if (account === undefined) throw new Error('The administrator was neither made nor found');
  const inStep = await verifyPassword(account.password_hash, password);
  if (inStep && account.is_admin && account.is_active && account.email_verified_at !== null) return;
  const hash = inStep ? null : await hashPassword(password);
  await app.db.change(async (change) => {
    const { tx } = change;
    await lockUser(tx, account.id);
    await saveRights(tx, account.id, { is_admin: 1, is_active: 1 });
    if (hash !== null) await savePassword(change, account.id, hash);
    await saveVerified(tx, account.id, app.clock());
  });
}

async function findByEmail(app: PeopleApp, email: string) {
  const account = await findAccount(app.db.read, email);
  return account?.email_key === keyOf(email) ? account : undefined;
}

/** Whether it was made: not when there is an account with this email. */
async function makeAdministrator(app: PeopleApp, email: string, password_hash: string): Promise<boolean> {
  const person = {
    ...administratorName,
    email_address: email,
    password_hash,
    is_admin: 1 as const,
    created_at: app.clock(),
    email_verified_at: app.clock(),
  };
  return app.db.change(async ({ tx }) => (await saveWithOwnUsername(tx, person)) !== undefined);
}
