import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { TakingPartRun } from '../../features/taking-part/run.ts';
import { people, signIn } from '../../testing/people.ts';
import { renderPage } from '../../testing/render.tsx';
import { badGateway, refusal, server } from '../../testing/server.ts';
import { TakingPartPage } from './TakingPartPage.tsx';

const run: TakingPartRun = {
  access_code: 'HARB42',
  run: { name: 'Evening workshop', simulation: 'Harbour Dark' },
  is_finished: false,
  guest_join: false,
  questionnaires: 'full',
  names_answers: false,
  has_observers: false,
  table: false,
  asks_confidence: false,
  asks_order: false,
};

const open = (search = '?code=harb-42') => renderPage(<TakingPartPage />, { at: `/taking-part${search}` });
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const generally = /^Facilitators read them after the run, without names/;

/** Returns who can read something: the description of a term. */
function readersOf(what: string): HTMLElement {
  const found = screen.getByText(what, { selector: 'dt' }).nextElementSibling;
  if (!(found instanceof HTMLElement)) throw new Error(`Nothing says who can read ${what}`);
  return found;
}

test('the page without a code is about runs in general and makes no request', async () => {
  await open('');
  expect(await heading('Taking part')).toBeVisible();
  for (const title of [
    'What Will Happen',
    'What Is Asked of You',
    'Who Can Read What',
    'How Long It Is Kept',
  ])
    expect(screen.getByRole('heading', { level: 2, name: title })).toBeVisible();
  expect(screen.getByText(generally)).toBeVisible();
  expect(readersOf('The table')).toBeVisible();
  expect(readersOf('Observers')).toHaveTextContent(/^Some runs have observers/);
  expect(server.received('getTakingPart')).toEqual([]);
});

test('the page of a plain run has its name, and nothing that the run does not ask', async () => {
  server.reply('getTakingPart', run);
  await open();
  expect(await heading('Taking part in Evening workshop')).toBeVisible();
  expect(server.received('getTakingPart').map(({ params }) => params)).toEqual([{ accessCode: 'HARB42' }]);
  expect(screen.getByText('Harbour Dark · Access code HARB42')).toBeVisible();
  expect(screen.getByText('You join with an account.')).toBeVisible();
  expect(screen.getByText(/^There are two questionnaires of 20 questions each/)).toBeVisible();
  expect(readersOf('Answers to questionnaires')).toHaveTextContent(/^This run does not name answers\./);
  expect(readersOf('Observers')).toHaveTextContent(
    /^Nobody observes this run at the moment\. Facilitators can add observers until it is over\./,
  );
  for (const unasked of ['The table', 'Orders', 'How sure you are'])
    expect(screen.queryByText(unasked)).toBeNull();
});

test('the page of a run with every option explains each of them', async () => {
  server.reply('getTakingPart', {
    ...run,
    guest_join: true,
    questionnaires: 'scales',
    names_answers: true,
    has_observers: true,
    table: true,
    asks_confidence: true,
    asks_order: true,
  });
  await open();
  await heading('Taking part in Evening workshop');
  expect(screen.getByText('You join with only a name, or with an account.')).toBeVisible();
  expect(screen.getByText(/^There are two questionnaires of 15 questions each/)).toBeVisible();
  expect(screen.getByText(/^With each vote you say how sure you are/)).toBeVisible();
  expect(within(readersOf('Answers to questionnaires')).getByText('This run names answers.')).toBeVisible();
  expect(within(readersOf('Observers')).getByText('Observers watch this run.')).toBeVisible();
  for (const asked of ['The table', 'Orders', 'How sure you are']) expect(readersOf(asked)).toBeVisible();
});

test('the page of a run without questionnaires mentions none', async () => {
  server.reply('getTakingPart', { ...run, questionnaires: 'none' });
  await open();
  expect(await screen.findByText('This run asks no questionnaires.')).toBeVisible();
  expect(readersOf('Answers to questionnaires')).toHaveTextContent(/If you have answered one before/);
});

test('the page of a finished run has no name and nothing about joining', async () => {
  server.reply('getTakingPart', { ...run, run: null, is_finished: true });
  await open();
  expect(await screen.findByText(/^This run is over, and nobody can join it\./)).toBeVisible();
  expect(await heading('Taking part')).toBeVisible();
  expect(screen.queryByText('You join with an account.')).toBeNull();
  expect(readersOf('Observers')).not.toHaveTextContent('Facilitators can add observers');
});

test('the page for an unknown code says so, and is otherwise general', async () => {
  server.reply('getTakingPart', refusal('run.unknown-code'));
  await open();
  expect(await screen.findByText('No simulation run matches this access code')).toBeVisible();
  expect(screen.getByText(generally)).toBeVisible();
});

test('the page makes no statement about a run while it loads or if that fails', async () => {
  const answer = server.hold('getTakingPart');
  const { user } = await open();
  expect(await screen.findByText('Looking for the simulation')).toBeInTheDocument();
  answer(badGateway());
  const retry = await screen.findByRole('button', { name: 'Try Again' });
  expect(screen.queryByRole('heading', { level: 2 })).toBeNull();
  server.reply('getTakingPart', run);
  await user.click(retry);
  expect(await heading('Taking part in Evening workshop')).toBeVisible();
});

describe('the way back', () => {
  const back = () => screen.findByRole('link', { name: 'Back' });
  afterEach(() => vi.restoreAllMocks());

  test('the way back leads to the page that joins the run, if the page was opened directly', async () => {
    const close = vi.spyOn(window, 'close').mockImplementation(() => {});
    server.reply('getTakingPart', run);
    const { user, router } = await open();
    await heading('Taking part in Evening workshop');
    await user.click(await back());
    expect(router.state.location.pathname).toBe('/j/HARB42');
    expect(close).not.toHaveBeenCalled();
  });

  test.each([
    ['without a code', ''],
    ['for an unknown code', '?code=NOSUCH'],
  ])('the way back leads to the form for a code %s', async (_, search) => {
    server.reply('getTakingPart', refusal('run.unknown-code'));
    await open(search);
    expect(await back()).toHaveAttribute('href', '/j');
  });

  test('the way back leads to the form for a code if the run is over', async () => {
    server.reply('getTakingPart', { ...run, run: null, is_finished: true });
    await open();
    await screen.findByText(/^This run is over/);
    expect(await back()).toHaveAttribute('href', '/j');
  });

  test('the way back leads a user with an account home, without joining', async () => {
    signIn(people.ada);
    server.reply('getTakingPart', run);
    await open();
    await heading('Taking part in Evening workshop');
    expect(await back()).toHaveAttribute('href', '/');
  });

  test('the way back closes the tab that a form opened', async () => {
    vi.spyOn(window, 'opener', 'get').mockReturnValue({ closed: false });
    const close = vi.spyOn(window, 'close').mockImplementation(() => {
      vi.spyOn(window, 'closed', 'get').mockReturnValue(true);
    });
    server.reply('getTakingPart', run);
    const { user, router } = await open();
    await user.click(await back());
    expect(close).toHaveBeenCalledOnce();
    expect(router.state.location.pathname).toBe('/taking-part');
  });

  test('the way back leads to a page if the form is gone or the browser does not close the tab', async () => {
    const opener = vi.spyOn(window, 'opener', 'get').mockReturnValue({ closed: true });
    const close = vi.spyOn(window, 'close').mockImplementation(() => {});
    const { user, router, unmount } = await open('');
    await user.click(await back());
    expect(router.state.location.pathname).toBe('/j');
    expect(close).not.toHaveBeenCalled();
    unmount();
    opener.mockReturnValue({ closed: false });
    const refused = await open('');
    await refused.user.click(await back());
    expect(refused.router.state.location.pathname).toBe('/j');
    expect(close).toHaveBeenCalledOnce();
  });
});

test('a logged-in user is not asked to log in or register', async () => {
  const { unmount } = await open('');
  expect(await screen.findByRole('link', { name: 'Log In' })).toBeVisible();
  unmount();
  signIn(people.ada);
  await open('');
  await heading('Taking part');
  expect(screen.queryByRole('link', { name: 'Log In' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Register' })).toBeNull();
});
