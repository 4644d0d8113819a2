import { screen, within } from '@testing-library/react';
import { categories, questionSlots } from '@vincere/domain';
import { beforeEach, expect, test } from 'vitest';
import { queryClient } from '../../../lib/api.ts';
import { renderPage } from '../../../testing/render.tsx';
import { refusal, server } from '../../../testing/server.ts';
import type { RunRecord } from '../types.ts';
import { Questionnaires } from './Questionnaires.tsx';

type Scale = RunRecord['questionnaires']['scales'][number];
type Person = RunRecord['people'][number];

beforeEach(() => queryClient.clear());

const scalesWith = (answers: Pick<Scale, 'pre' | 'post' | 'means'>): Scale[] =>
  questionSlots.flatMap(({ key, type }) => (type === 'scale' ? [{ key, ...answers }] : []));
const person = (changes: Partial<Person> = {}): Person => ({
  user_id: 7,
  first_name: 'Ada',
  last_name: 'Okafor',
  email_address: 'ada@example.org',
  is_guest: false,
  room_name: 'legal',
  joined_at: '2026-11-02T09:00:00.000Z',
  removed_at: null,
  pre: null,
  post: null,
  ...changes,
});
const show = (questionnaires: Partial<RunRecord['questionnaires']>, people: Person[] = [person()]) =>
  renderPage(
    <Questionnaires
      record={{
        run: { id: 5 },
        people,
        questionnaires: {
          answered: { pre: 24, post: 21 },
          paired: 21,
          group: null,
          scales: scalesWith({ pre: [1, 4, 8, 8, 3], post: [0, 2, 5, 9, 5], means: { pre: 3.3, post: 3.8 } }),
          ...questionnaires,
        },
      }}
    />,
  );
const table = () => screen.getByRole('table');

test('each question has both texts, two distributions and the means of the pairs', async () => {
  await show({});
  expect(screen.getByText(/^24 answered before the simulation .*, 21 after it/)).toBeVisible();
  expect(screen.getByText(/so a difference is not a change in a person\./)).toBeVisible();
  const [, first] = within(table()).getAllByRole('row');
  expect(first).toHaveTextContent(
    /^Before you make a decision, .*Before you made a decision in the simulation/,
  );
  expect(first).toHaveTextContent('1: Rarely, 5: Almost always');
  const [usually, thisTime] = within(first as HTMLElement).getAllByRole('list');
  expect(usually).toHaveAccessibleName('Usually');
  expect(usually).toHaveTextContent('1: 1112: 4423: 8834: 8845: 335');
  expect(thisTime).toHaveAccessibleName('This time');
  expect(first).toHaveTextContent('+0.53.3 and 3.8');
  expect(screen.getByRole('columnheader', { name: 'Means 21 pairs' })).toBeVisible();
  expect(screen.queryByRole('combobox')).toBeNull();
});

test('another category shows its own questions', async () => {
  const { user } = await show({});
  await user.click(screen.getByRole('button', { name: 'Leadership' }));
  expect(table()).toHaveAccessibleName('Leadership');
  expect(within(table()).getAllByRole('row')).toHaveLength(4);
});

test('the table has no means below twenty pairs', async () => {
  await show({
    paired: 19,
    scales: scalesWith({ pre: [1, 4, 8, 8, 3], post: [0, 2, 5, 8, 4], means: null }),
  });
  expect(within(table()).getAllByRole('columnheader')).toHaveLength(3);
  expect(screen.getByText(/Means are shown from 20 people up/)).toBeVisible();
});

test('answers of fewer than four people are not shown, and a table without answers is left out', async () => {
  const { unmount } = await show({ scales: scalesWith({ pre: [4, 0, 0, 0, 0], post: null, means: null }) });
  expect(within(table()).getAllByText('Too few answers')).toHaveLength(3);
  expect(screen.getByText(/answers are shown from 4 people up/)).toBeVisible();
  unmount();
  await show({ scales: scalesWith({ pre: null, post: null, means: null }) });
  expect(screen.queryByRole('table')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByText(/answers are shown from 4 people up/)).toBeVisible();
});

test('open answers are listed on request, without names', async () => {
  const { user } = await show({});
  server.reply('getOpenAnswers', [
    { key: 'strategy_q4', pre: ['The bridge', 'The budget', 'A site', 'A hire'], post: null },
  ]);
  await user.click(screen.getByRole('button', { name: 'Show Answers Without Names' }));
  const usually = await screen.findByRole('region', { name: 'Usually 4 answers' });
  expect(usually).toHaveTextContent('Describe a recent decision of yours with lasting effects.');
  expect(
    within(usually)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['The bridge', 'The budget', 'A site', 'A hire']);
  expect(screen.getByRole('region', { name: 'This time' })).toHaveTextContent('Too few answers');
  await user.click(screen.getByRole('button', { name: 'Hide Answers' }));
  expect(screen.queryByRole('region', { name: /^Usually/ })).toBeNull();
});

test('open answers that cannot be read can be read again', async () => {
  server.reply('getOpenAnswers', refusal('run.unknown'));
  const { user } = await show({});
  await user.click(screen.getByRole('button', { name: 'Show Answers Without Names' }));
  expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible();
});

test('a run that names answers shows the means of a person, without a difference', async () => {
  const means = (value: number) =>
    Object.fromEntries(categories.map((category) => [category, value])) as NonNullable<Person['pre']>;
  const { user } = await show({}, [person({ pre: means(2.5), post: null }), person({ user_id: 8 })]);
  const select = screen.getByLabelText('Answers with the name of');
  expect(
    within(select)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['nobody', 'Ada Okafor']);
  await user.selectOptions(select, 'Ada Okafor');
  const own = screen.getByRole('table', { name: 'Means by category on a scale from 1 to 5' });
  expect(within(own).getByRole('row', { name: 'Resilience 2.5 None' })).toBeVisible();
});
