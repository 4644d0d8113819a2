import { screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { getSession } from '../../../lib/session/session.ts';
import { people } from '../../../testing/people.ts';
import { renderPage } from '../../../testing/render.tsx';
import { openTabOf, suspendedTabOf } from '../../../testing/tabs.ts';
import { JoinOffer } from './JoinOffer.tsx';

let closeTab = () => {};
afterEach(() => closeTab());

const open = () =>
  renderPage(<JoinOffer code="ABC123" allowsGuests readers="Facilitators read nothing." guests={[]} />, {
    at: '/j/ABC123',
  });

test('a visitor sees the form for guests at once', async () => {
  await open();
  expect(screen.getByLabelText('Your name')).toBeVisible();
  expect(screen.getByText('Facilitators read nothing.')).toBeVisible();
  expect(screen.getByRole('link', { name: /who can read what/ })).toHaveAttribute(
    'href',
    '/taking-part?code=ABC123',
  );
});

test('a person who is logged in in another tab is offered to continue, without a second seat', async () => {
  closeTab = openTabOf(people.ada);
  const { user, router } = await open();
  const goOn = await screen.findByRole('link', { name: 'Continue as Ada Okafor' });
  expect(screen.getByText('Somebody else on this device?')).toBeVisible();
  expect(screen.getByLabelText('Your name')).not.toBeVisible();
  await user.click(goOn);
  expect(router.state.location.href).toBe('/dashboard?code=ABC123');
  expect(getSession()).toMatchObject({ id: people.ada.id, access_token: 'access' });
});

test('a person whose other tab does not answer is asked to return to it or log in', async () => {
  suspendedTabOf(people.ada);
  await open();
  expect(await screen.findByText(/^Are you Ada Okafor\?/)).toBeVisible();
  expect(screen.getByLabelText('Your name')).not.toBeVisible();
  expect(screen.getByRole('link', { name: 'Log In' })).toBeVisible();
});
