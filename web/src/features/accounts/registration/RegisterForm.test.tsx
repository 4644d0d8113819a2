import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { getSession } from '../../../lib/session/session.ts';
import { people } from '../../../testing/people.ts';
import { renderPage, toastTexts } from '../../../testing/render.tsx';
import { refusal, server } from '../../../testing/server.ts';
import { RegisterForm } from './RegisterForm.tsx';
import { storedRegistration } from './stored-registration.ts';

type User = Awaited<ReturnType<typeof renderPage>>['user'];

const field = (label: string) => screen.getByLabelText(label);
const open = () => renderPage(<RegisterForm />, { at: '/register' });
const submit = (user: User) => user.click(screen.getByRole('button', { name: 'Continue' }));

async function fillIn(user: User) {
  await user.type(field('First Name'), 'Ben');
  await user.type(field('Last Name'), 'Roth');
  await user.type(field('Email'), 'ben@example.org');
  await user.type(field('Password'), 'a long password');
  await user.type(field('Confirm Password'), 'a long password');
}

test('each wrong field of the registration is reported, and the first gets the focus', async () => {
  const { user } = await open();
  await user.type(field('Email'), 'ben@example');
  await user.type(field('Password'), 'short');
  await user.type(field('Confirm Password'), 'other');
  await submit(user);
  expect(field('First Name')).toHaveAccessibleDescription('This field is required');
  expect(field('First Name')).toHaveFocus();
  expect(field('Email')).toHaveAccessibleDescription('This is not a valid email.');
  expect(field('Password')).toHaveAccessibleDescription('Password must be at least 8 characters.');
  expect(server.received('registerUser')).toEqual([]);
});

test('two different passwords are reported', async () => {
  const { user } = await open();
  await user.type(field('Password'), 'a long password');
  await user.type(field('Confirm Password'), 'a long passwords');
  await user.tab();
  expect(field('Confirm Password')).toHaveAccessibleDescription("Passwords don't match");
});

test('the username follows the email until it is edited', async () => {
  const { user } = await open();
  await user.type(field('Email'), 'ben@example.org');
  expect(field('Username')).toHaveValue('ben@example.org');
  await user.clear(field('Username'));
  await user.type(field('Username'), 'ben');
  await user.type(field('Email'), '.uk');
  expect(field('Username')).toHaveValue('ben');
});

test('typed fields are restored after a reload, except the passwords', async () => {
  const { user, unmount } = await open();
  await fillIn(user);
  unmount();
  await open();
  expect(field('First Name')).toHaveValue('Ben');
  expect(field('Username')).toHaveValue('ben@example.org');
  expect(field('Password')).toHaveValue('');
});

test('an email that the server refuses is reported at its field', async () => {
  const { user } = await open();
  server.reply('registerUser', refusal('account.email-taken'));
  await fillIn(user);
  await submit(user);
  await expect.poll(() => field('Email')).toHaveAccessibleDescription('This email is already registered');
  expect(toastTexts()).toEqual([]);
  expect(field('Email')).toHaveValue('ben@example.org');
});

test.each([
  ['no answer', 'Please try again', undefined],
  ['an empty answer', 'No response received from server', new Response('', { status: 201 })],
  [
    'an answer without an id',
    'Invalid response format from server',
    Response.json({ id: 'one' }, { status: 201 }),
  ],
])(
  'a registration with %s of the server is reported, and keeps what was typed',
  async (_name, message, answer) => {
    const { user, router } = await open();
    if (answer) server.reply('registerUser', answer);
    await fillIn(user);
    await submit(user);
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.getByText('Registration Failed')).toBeVisible();
    expect(toastTexts()).toEqual([]);
    expect(field('Last Name')).toHaveValue('Roth');
    expect(router.state.location.pathname).toBe('/register');
  },
);

const registered = () => Response.json({ id: 7, registration_token: 'token' }, { status: 201 });

test('a registered user is logged in and ranks the roles next', async () => {
  const { user, router } = await open();
  server.reply('registerUser', registered());
  server.reply('logIn', {
    ...people.ada,
    access_token: 'access',
    refresh_token: 'refresh',
    token_type: 'bearer',
  });
  await fillIn(user);
  await submit(user);
  await expect.poll(() => router.state.location.pathname).toBe('/preferences');
  expect(toastTexts()).toEqual(['Registration Complete!', 'You are logged in.']);
  expect(server.received('logIn')[0]?.body).toEqual({
    username: 'ben@example.org',
    password: 'a long password',
  });
  expect(getSession()?.access_token).toBe('access');
  expect(storedRegistration.email()).toBe('');
});

test('a registered user whose log-in failed is asked to log in', async () => {
  const { user, router } = await open();
  server.reply('registerUser', registered());
  await fillIn(user);
  await submit(user);
  await expect.poll(() => router.state.location.pathname).toBe('/preferences');
  expect(toastTexts()).toEqual(['Registration Complete!', 'Please login with your credentials']);
  expect(getSession()).toBeNull();
  expect(storedRegistration.email()).toBe('ben@example.org');
});
