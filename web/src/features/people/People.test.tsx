import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { people, signIn } from '../../testing/people.ts';
import { dialogError, renderPage, toastTexts } from '../../testing/render.tsx';
import { refusal, server } from '../../testing/server.ts';
import { People } from './People.tsx';

const ada = { ...people.ada, is_active: true };
const wei = { ...ada, id: 9, username: 'wei', first_name: 'Wei', last_name: 'Zhang', is_admin: true };

function listing(users: (typeof ada)[], facts: { admin_reset_links?: boolean } = {}) {
  return {
    users,
    total: users.length,
    page: 1,
    page_size: 50,
    can_mail: false,
    admin_reset_links: false,
    ...facts,
  };
}

/** Shows the list to Wei, an administrator. */
async function showPeople(users = [ada, wei], facts = {}) {
  signIn(wei);
  server.reply('listUsers', listing(users, facts));
  const view = await renderPage(<People />);
  await screen.findByRole('table', { name: 'People' });
  return view;
}
/** Presses a button of a person. Each row has its buttons twice, for wide and for narrow screens. */
const press = async ({ user }: Awaited<ReturnType<typeof renderPage>>, name: string) => {
  const [button] = screen.getAllByRole('button', { name });
  if (button === undefined) throw new Error(`No button ${name}`);
  await user.click(button);
  return screen.findByRole('dialog');
};
const inDialog = (name: string) => within(screen.getByRole('dialog')).getByRole('button', { name });

test('a search that finds nobody can be cleared', async () => {
  server.replyWith('listUsers', ({ params }) => listing(params['search'] ? [] : [ada]));
  const { user } = await renderPage(<People />, { at: '/?search=nobody' });
  expect(await screen.findByText('Nobody found')).toBeVisible();
  expect(screen.getByText('Names, email addresses and usernames are searched.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Clear Search' }));
  expect(await screen.findByText('1 person')).toHaveRole('status');
});

test('people who could not be read are read again', async () => {
  const { user } = await renderPage(<People />);
  expect(await screen.findByText('Failed to load data')).toBeVisible();
  server.reply('listUsers', listing([ada, wei]));
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('2 people')).toHaveRole('status');
});

test('a person becomes an administrator after confirmation', async () => {
  const view = await showPeople();
  const dialog = await press(view, 'Make Administrator for Ada Okafor');
  expect(dialog).toHaveAccessibleName('Make Ada Okafor an administrator?');
  const answer = server.hold('updateUser');
  await view.user.click(inDialog('Make Administrator'));
  expect(inDialog('Saving...')).toHaveAttribute('aria-busy', 'true');
  answer({ ...ada, is_admin: true });
  await waitFor(() =>
    expect(toastTexts()).toEqual(['Made an administrator', 'Ada Okafor is now an administrator.']),
  );
  expect(server.received('updateUser')[0]).toMatchObject({
    params: { userId: '7' },
    body: { is_admin: true },
  });
});

test('the last administrator keeps the role', async () => {
  const view = await showPeople();
  server.reply('updateUser', refusal('account.last-administrator'));
  await press(view, 'Remove Administrator for Wei Zhang');
  await view.user.click(inDialog('Remove Administrator'));
  expect(await dialogError()).toBe('The last administrator cannot be removed');
});

test('a change of a role without an answer is reported', async () => {
  const view = await showPeople();
  await press(view, 'Deactivate for Ada Okafor');
  await view.user.click(inDialog('Deactivate'));
  expect(await dialogError()).toBe('The change could not be saved. Please try again.');
});

test('an administrator who gives up the role leaves the pages of administrators', async () => {
  const view = await showPeople();
  server.reply('updateUser', { ...wei, is_admin: false });
  await press(view, 'Remove Administrator for Wei Zhang');
  await view.user.click(inDialog('Remove Administrator'));
  await waitFor(() => expect(view.router.state.location.pathname).toBe('/dashboard'));
});

const url = 'https://vincere.example.org/reset-password?token=abc';

test('a reset link is shown once and can be copied', async () => {
  const view = await showPeople();
  const dialog = await press(view, 'Reset Link for Ada Okafor');
  expect(dialog).toHaveAccessibleDescription(
    'With this link the person sets a new password. It works once and is shown only now. Earlier links stop working.',
  );
  const answer = server.hold('createResetLink');
  await view.user.click(inDialog('Make Reset Link'));
  expect(inDialog('Making...')).toHaveAttribute('aria-busy', 'true');
  answer({ url });
  expect(await screen.findByLabelText('Reset link')).toHaveValue(url);
  expect(within(dialog).getByText('The link is ready')).toHaveRole('status');
  await view.user.keyboard('{Escape}');
  expect(dialog).toBeVisible();
  await view.user.click(inDialog('Copy'));
  expect(inDialog('Copied')).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe(url);
});

test('a link that cannot be copied can be selected', async () => {
  const view = await showPeople();
  server.reply('createResetLink', { url });
  await press(view, 'Reset Link for Ada Okafor');
  await view.user.click(inDialog('Make Reset Link'));
  await screen.findByLabelText('Reset link');
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('not allowed'));
  await view.user.click(inDialog('Copy'));
  expect(await dialogError()).toBe('The link could not be copied. Select it and copy it by hand.');
});

test('a reset link that got no answer is reported', async () => {
  const view = await showPeople();
  await press(view, 'Reset Link for Ada Okafor');
  await view.user.click(inDialog('Make Reset Link'));
  expect(await dialogError()).toBe('The link could not be made. Please try again.');
  expect(toastTexts()).toEqual([]);
});

test('an administrator cannot make a reset link for their own account', async () => {
  const dialog = await press(await showPeople(), 'Reset Link for Wei Zhang');
  expect(dialog).toHaveAccessibleDescription(
    'You cannot make a reset link for yourself. Change your password on your account page instead.',
  );
  expect(within(dialog).queryByRole('button', { name: 'Make Reset Link' })).not.toBeInTheDocument();
});

test('a reset link for another administrator needs the permission of the operator', async () => {
  const eda = { ...wei, id: 10, first_name: 'Eda', last_name: 'Bal' };
  const { unmount, ...view } = await showPeople([eda]);
  const dialog = await press({ unmount, ...view }, 'Reset Link for Eda Bal');
  expect(dialog).toHaveAccessibleDescription(
    'Nobody can make a reset link for an administrator. Ask them to use Forgot password.',
  );
  unmount();
  await press(await showPeople([eda], { admin_reset_links: true }), 'Reset Link for Eda Bal');
  expect(inDialog('Make Reset Link')).toBeEnabled();
});
