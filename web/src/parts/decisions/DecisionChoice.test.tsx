import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { DecisionChoice } from './DecisionChoice.tsx';

const decisions = ['Run it by hand', 'Stand down', 'Call the army'].map((title_of_decision, index) => ({
  id: index + 1,
  title_of_decision,
  description_of_decision: '',
}));

test('only the chosen decision is shown after the vote, and the others can be opened', async () => {
  render(<DecisionChoice decisions={decisions} value={2} onChange={() => {}} locked collapsed />);
  expect(screen.getByRole('radio', { name: 'B: Stand down' })).toBeChecked();
  expect(screen.getByText('Call the army')).not.toBeVisible();
  await userEvent.click(screen.getByText('The 2 decisions you did not choose'));
  expect(screen.getByText('Run it by hand')).toBeVisible();
  expect(screen.getByRole('radio', { name: 'C: Call the army' })).toBeDisabled();
});

test('all decisions are shown while none of them is chosen', () => {
  render(<DecisionChoice decisions={decisions} value={null} onChange={() => {}} locked collapsed />);
  for (const { title_of_decision } of decisions) expect(screen.getByText(title_of_decision)).toBeVisible();
});
