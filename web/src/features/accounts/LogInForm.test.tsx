import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { renderPage, toastTexts } from '../../testing/render.tsx';
import { badGateway, refusal, server } from '../../testing/server.ts';
import { LogInForm } from './LogInForm.tsx';

const email = () => screen.getByLabelText('Email');
const password = () => screen.getByLabelText('Password');
const button = () => screen.getByRole('button', { name: 'Log In' });

let user: Awaited<ReturnType<typeof renderPage>>['user'];
let router: Awaited<ReturnType<typeof renderPage>>['router'];
beforeEach(async () => {
  ({ user, router } = await renderPage(<LogInForm />, { at: '/login' }));
});

async function submit() {
  await user.type(email(), 'ada@example.org');
  await user.type(password(), 'a long password');
  await user.click(button());
}

test('an empty log-in form reports both fields and focuses the first', async () => {
  await user.click(button());
  expect(email()).toHaveAccessibleDescription('Username must be at least 2 characters.');
  expect(password()).toHaveAccessibleDescription('Password must be at least 2 characters.');
  expect(email()).toHaveFocus();
  expect(server.received('logIn')).toEqual([]);
});

test('an empty field of the log-in is reported when it is left, until it is filled', async () => {
  await user.click(email());
  await user.tab();
  expect(email()).toBeInvalid();
  await user.type(email(), 'ada');
  expect(email()).toBeValid();
});

test('wrong credentials are reported, and stay in the form', async () => {
  server.reply('logIn', refusal('account.incorrect-login'));
  await submit();
  expect(await screen.findByText('The email or password entered is incorrect.')).toBeVisible();
  expect(toastTexts()).toEqual(['Login Failed', 'Incorrect email or password']);
  expect(email()).toHaveValue('ada@example.org');
});

test('a failing proxy is not reported as wrong credentials', async () => {
  server.reply('logIn', badGateway());
  await submit();
  expect(await screen.findByText('Login failed')).toBeVisible();
  expect(toastTexts()).toEqual(['Login Failed', 'Please check your credentials and try again']);
});

test('a log-in without an answer says that the server did not answer', async () => {
  await submit();
  expect(await screen.findByText('The server did not answer. What you typed is still here.')).toBeVisible();
});

test('the log-in form is busy until the server answers', async () => {
  const answer = server.hold('logIn');
  await submit();
  expect(await screen.findByRole('button', { name: 'Logging In...' })).toHaveAttribute('aria-busy', 'true');
  answer(refusal('account.incorrect-login'));
  expect(await screen.findByRole('button', { name: 'Log In' })).not.toHaveAttribute('aria-busy');
  expect(server.received('logIn')).toHaveLength(1);
  expect(server.received('logIn')[0]?.body).toEqual({
    username: 'ada@example.org',
    password: 'a long password',
  });
  expect(router.state.location.pathname).toBe('/login');
});
