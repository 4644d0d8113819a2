import { screen, waitFor } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { expect, test, vi } from 'vitest';
import { renderPage } from '../../testing/render.tsx';
import { badGateway, server } from '../../testing/server.ts';
import { JudgeDialog } from './JudgeDialog.tsx';

const decision = {
  id: 31,
  title_of_decision: 'Run it by hand',
  index: 1,
  conditions: [
    { id: 1, text: 'a radio', met: 'Every crew carried one.', unmet: 'Nobody heard them.' },
    { id: 2, text: 'a date', met: '', unmet: 'Nobody had named it.' },
  ],
};
const orders = {
  orders: [
    {
      scenario_id: 21,
      stage_number: 1,
      is_asked: true,
      is_open: true,
      text: 'Take a radio.',
      revision: 4,
      pen: null,
      leading: [],
      conditions: [],
    },
  ],
};
const button = (name: string) => screen.getByRole('button', { name });

async function open(changes: Partial<ComponentProps<typeof JudgeDialog>> = {}) {
  const calls = { onAdvance: vi.fn<(judgement: unknown) => void>(), onClose: vi.fn<() => void>() };
  const { user } = await renderPage(
    <JudgeDialog
      runId={5}
      scenarioId={21}
      asksOrder
      decision={decision}
      isLast={false}
      isTied={false}
      busy={false}
      {...calls}
      {...changes}
    />,
  );
  await screen.findByRole('dialog');
  return { user, ...calls };
}

test('nothing is ticked beforehand, and each condition shows the sentence that follows', async () => {
  server.reply('getRunOrders', orders);
  const { user, onAdvance } = await open();
  expect(await screen.findByText('Take a radio.')).toBeVisible();
  const [radio, date] = screen.getAllByRole('checkbox');
  expect(radio).not.toBeChecked();
  expect(date).not.toBeChecked();
  expect(screen.getByText('Nobody heard them.')).toBeVisible();
  if (radio) await user.click(radio);
  expect(screen.getByText('Every crew carried one.')).toBeVisible();
  expect(screen.getByText('1 of 2 met')).toBeVisible();
  if (date) await user.click(date);
  expect(screen.getByText('The outcome adds nothing.')).toBeVisible();
  if (date) await user.click(date);
  await user.click(button('Next Stage with B'));
  expect(onAdvance).toHaveBeenCalledWith({ conditions_met: [1], judged_decision_id: 31, order_revision: 4 });
});

test('without an order the conditions are judged by what was said', async () => {
  server.reply('getRunOrders', orders);
  const { user, onAdvance } = await open({ asksOrder: false, isLast: true, isTied: true });
  expect(screen.getByRole('heading', { name: 'What did the group say?' })).toBeVisible();
  expect(screen.queryByText('Take a radio.')).not.toBeInTheDocument();
  expect(button('Back to the tie')).toBeVisible();
  await waitFor(() => expect(button('Finish with B')).toBeEnabled());
  await user.click(button('Finish with B'));
  expect(onAdvance).toHaveBeenCalledWith({
    conditions_met: [],
    judged_decision_id: 31,
    order_revision: null,
  });
});

test('nobody can advance by an order that was not read', async () => {
  server.reply('getRunOrders', badGateway());
  const { user } = await open();
  expect(button('Next Stage with B')).toBeDisabled();
  await screen.findByText('The order could not be loaded.', {}, { timeout: 5_000 });
  server.reply('getRunOrders', orders);
  await user.click(button('Try Again'));
  expect(await screen.findByText('Take a radio.')).toBeVisible();
  expect(button('Next Stage with B')).toBeEnabled();
});
