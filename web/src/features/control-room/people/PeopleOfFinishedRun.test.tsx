import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '../../../testing/render.tsx';
import { seat } from '../../../testing/runs.ts';
import { PeopleOfFinishedRun } from './PeopleOfFinishedRun.tsx';

const people = Array.from({ length: 61 }, (_, index) =>
  seat({ user_run_id: index + 1, last_name: `Okafor ${index + 1}` }),
);

test('the people of a finished run are listed with role and email, in the order of the rooms', async () => {
  const guest = seat({ first_name: 'Greta', last_name: '', is_guest: true, room_name: 'economic' });
  await renderPage(<PeopleOfFinishedRun seats={[seat({ user_run_id: 102 }), guest]} />);
  const table = screen.getByRole('table');
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['Name', 'Role', 'Email']);
  const cells = within(table)
    .getAllByRole('rowheader')
    .map((name) => [
      name.textContent,
      ...[...(name.parentElement?.querySelectorAll('td') ?? [])].map((cell) => cell.textContent),
    ]);
  expect(cells).toEqual([
    ['Greta', 'Economist', 'Guest'],
    ['Ada Okafor', 'Legal Expert', 'ada@example.org'],
  ]);
});

test('a large group is listed in full on request', async () => {
  const { user } = await renderPage(<PeopleOfFinishedRun seats={people} />);
  expect(screen.getAllByRole('rowheader')).toHaveLength(60);
  await user.click(screen.getByRole('button', { name: 'Show all 61' }));
  expect(screen.getAllByRole('rowheader')).toHaveLength(61);
});

test('a run that nobody joined says so', async () => {
  await renderPage(<PeopleOfFinishedRun seats={[]} />);
  expect(screen.getByText('Nobody took part in this run.')).toBeVisible();
});
