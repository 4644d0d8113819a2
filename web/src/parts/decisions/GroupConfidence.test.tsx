import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '../../testing/render.tsx';
import { ConfidenceFold } from './GroupConfidence.tsx';

const decisions = [
  { id: 11, title_of_decision: 'Keep the night shift' },
  { id: 12, title_of_decision: 'Stand the harbour down' },
];
const totals = {
  room_votes: [0, 0, 0, 0, 0, 3, 0, 5, 0, 0, 4],
  final_votes: null,
  forecasts: [
    { decision_id: 11, people: 9 },
    { decision_id: 12, people: 3 },
  ],
};

test('a run that does not ask for confidence shows no totals', async () => {
  await renderPage(<ConfidenceFold confidence={null} decisions={decisions} />);
  expect(screen.queryByText('How sure the group was')).not.toBeInTheDocument();
});

test('the totals are collapsed, and have distributions and the number who expected each decision', async () => {
  const { user } = await renderPage(<ConfidenceFold confidence={totals} decisions={decisions} />);
  const forecasts = () => screen.getByRole('list', { name: 'What the group expected' });
  expect(screen.queryByRole('list', { name: 'What the group expected' })).not.toBeVisible();
  await user.click(screen.getByText('How sure the group was'));
  expect(
    within(forecasts())
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(['AKeep the night shift 9 of 12 expected it', 'BStand the harbour down 3 of 12 expected it']);
  expect(
    within(screen.getByRole('list', { name: 'With the room vote' })).getByText('70 of 100: 5'),
  ).toBeInTheDocument();
});

test('the totals leave out answers of fewer than four people, and a sentence says so', async () => {
  const none = { room_votes: null, final_votes: null, forecasts: null };
  const { user } = await renderPage(<ConfidenceFold confidence={none} decisions={decisions} />);
  await user.click(screen.getByText('How sure the group was'));
  expect(
    screen.getByText('With the room vote: fewer than four people answered, so no totals are shown.'),
  ).toBeVisible();
  expect(
    screen.getByText('With the final decision: fewer than four people answered, so no totals are shown.'),
  ).toBeVisible();
  expect(screen.queryByRole('list')).not.toBeInTheDocument();
});

test('letters stand for the decisions while these load', async () => {
  const { user } = await renderPage(<ConfidenceFold confidence={totals} decisions={[]} />);
  await user.click(screen.getByText('How sure the group was'));
  expect(screen.getByText('9 of 12 expected it')).toBeVisible();
});
