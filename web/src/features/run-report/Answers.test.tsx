import { render, screen, within } from '@testing-library/react';
import { categories } from '@vincere/domain';
import { expect, test } from 'vitest';
import { Answers } from './Answers.tsx';
import type { Debrief } from './types.ts';

type Means = NonNullable<Debrief['people'][number]['pre']>;

const means = (value: number) => Object.fromEntries(categories.map((category) => [category, value])) as Means;

function open(pre: Means | null, post: Means | null) {
  const questionnaires = { paired: 5, group: { pre, post } };
  render(<Answers debrief={{ people: [], questionnaires }} />);
  const table = screen.getByRole('table', { name: /^Means by category on a scale from 1 to 5/ });
  const [head] = within(table).getAllByRole('row', { hidden: true });
  return { caption: table.querySelector('caption'), head };
}

test('the chart has the scale above it and a key for both marks', () => {
  const { caption, head } = open(means(2), means(3));
  expect(head).toHaveTextContent('12345');
  expect(caption).toHaveTextContent('Before After');
});

test('the key has no mark that the chart lacks', () => {
  const { caption } = open(means(2), null);
  expect(caption).toHaveTextContent('Before');
  expect(caption).not.toHaveTextContent('After');
});
