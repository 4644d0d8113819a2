import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { people, signIn } from '../../../testing/people.ts';
import { renderPage } from '../../../testing/render.tsx';
import { board, run } from '../../../testing/runs.ts';
import { CodeOfFinishedRun, PathFacts } from './PathFacts.tsx';

const facilitator = (user_id: number, first_name: string) => ({ user_id, first_name, last_name: 'Park' });
const show = (...facilitators: ReturnType<typeof facilitator>[]) =>
  renderPage(<PathFacts received={{ run: run(), receivedAt: 0 }} board={board({ facilitators })} />);

test('the other facilitators in the control room are named, without the user', async () => {
  signIn(people.ada);
  await show(facilitator(7, 'Own'), facilitator(8, 'Ines'), facilitator(9, 'Jo'));
  expect(screen.getByText('Also steering: Ines Park and Jo Park')).toHaveRole('status');
});

test('three of many facilitators are shown by their initials', async () => {
  await show(...[1, 2, 3, 4, 5].map((id) => facilitator(id + 10, 'Kim')));
  expect(screen.getAllByText('KP')).toHaveLength(3);
  expect(screen.getByText('2 more')).toBeInTheDocument();
});

test('a facilitator who is alone sees no list of facilitators', async () => {
  signIn(people.ada);
  await show(facilitator(7, 'Own'));
  expect(screen.queryByText(/Also steering/)).toBeNull();
});

test('a finished run still shows its access code, also enlarged', async () => {
  const { user } = await renderPage(
    <CodeOfFinishedRun received={{ run: run({ status: 'ENDED' }), receivedAt: 0 }} board={board()} />,
  );
  expect(screen.getByText('HARB42')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show the Access Code in Large' }));
  expect(await screen.findByRole('dialog', { name: 'Access code' })).toHaveTextContent('HARB42');
});
