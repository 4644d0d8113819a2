import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { categories } from '@vincere/domain';
import { expect, test } from 'vitest';
import { Answers } from './Answers.tsx';
import type { Debrief } from './types.ts';

type Person = Debrief['people'][number];
type Means = NonNullable<Person['pre']>;

const means = (value: number) => Object.fromEntries(categories.map((category) => [category, value])) as Means;

const ada: Person = {
  user_id: 7,
  first_name: 'Ada',
  last_name: 'Okafor',
  email_address: 'ada@example.org',
  is_guest: false,
  room_name: 'legal',
  joined_at: '2026-11-02T09:00:00.000Z',
  removed_at: null,
  pre: means(2),
  post: null,
};

function findChart() {
  const table = screen.getByRole('table', { name: /^Means by category on a scale from 1 to 5/ });
  const [head] = within(table).getAllByRole('row', { hidden: true });
  return { caption: table.querySelector('caption'), head };
}

test('the chart has the scale above it and a key for both marks', () => {
  const questionnaires = { paired: 5, group: { pre: means(2), post: means(3) } };
  render(<Answers debrief={{ people: [], questionnaires }} />);
  const { caption, head } = findChart();
  expect(head).toHaveTextContent('12345');
  expect(caption).toHaveTextContent('Before After');
});

test('the key has no mark that the chart lacks', async () => {
  render(<Answers debrief={{ people: [ada], questionnaires: { paired: 0, group: null } }} />);
  await userEvent.selectOptions(screen.getByLabelText('Answers of'), 'Ada Okafor');
  const { caption } = findChart();
  expect(caption).toHaveTextContent('Before');
  expect(caption).not.toHaveTextContent('After');
});
