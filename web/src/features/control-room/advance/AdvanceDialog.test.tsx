import { act, screen, waitFor, within } from '@testing-library/react';
import type { RunFact } from '@vincere/contract';
import type { ComponentProps } from 'react';
import { expect, test, vi } from 'vitest';
import { queryClient } from '../../../lib/api.ts';
import { renderPage } from '../../../testing/render.tsx';
import { badGateway, server } from '../../../testing/server.ts';
import type { Order } from '../../orders/useOrder.ts';
import { AdvanceDialog } from './AdvanceDialog.tsx';

const decision = {
  id: 31,
  title_of_decision: 'Run it by hand',
  index: 1,
  conditions: [
    { id: 1, text: 'a radio', met: 'Every crew carried one.', unmet: 'Nobody heard them.' },
    { id: 2, text: 'a date', met: '', unmet: 'Nobody had named it.' },
  ],
};
const order: Order = {
  scenario_id: 21,
  stage_number: 1,
  is_asked: true,
  is_open: true,
  text: 'Take a radio.',
  revision: 4,
  pen: null,
  leading: [],
  conditions: [],
};
const orders = { orders: [order] };
const button = (name: string) => screen.getByRole('button', { name });

async function open(changes: Partial<ComponentProps<typeof AdvanceDialog>> = {}) {
  const calls = { onAdvance: vi.fn<(judgement: unknown) => void>(), onClose: vi.fn<() => void>() };
  const { user } = await renderPage(
    <AdvanceDialog
      runId={5}
      scenarioId={21}
      asksOrder
      decision={decision}
      facts={[]}
      action="Next Stage with B"
      isTied={false}
      busy={false}
      {...calls}
      {...changes}
    />,
  );
  await screen.findByRole('dialog');
  return { user, ...calls };
}

const answers = (condition: string) => within(screen.getByRole('group', { name: condition }));
const answer = (condition: string, name: string) => answers(condition).getByRole('radio', { name });

/** The order changes on the server, and the page learns of it. */
async function changeOrder(changes: Partial<Order>) {
  server.reply('getRunOrders', { orders: [{ ...order, ...changes }] });
  await act(() => queryClient.invalidateQueries({ queryKey: ['getRunOrders'] }));
}

test('each condition starts without an answer, and each answer shows the sentence that follows', async () => {
  server.reply('getRunOrders', orders);
  const { user, onAdvance } = await open();
  expect(await screen.findByText('Take a radio.')).toBeVisible();
  for (const radio of screen.getAllByRole('radio')) expect(radio).not.toBeChecked();
  const notJudged = 'Not judged. It adds nothing, and the report says so.';
  expect(screen.getAllByText(notJudged)).toHaveLength(2);
  expect(screen.getByText('0 of 2 answered')).toBeVisible();
  await user.click(answer('a radio', 'Not met'));
  expect(screen.getByText('Nobody heard them.')).toBeVisible();
  await user.click(answer('a radio', 'Met'));
  expect(screen.getByText('Every crew carried one.')).toBeVisible();
  await user.click(answer('a date', 'Met'));
  expect(screen.getByText('The outcome adds nothing.')).toBeVisible();
  expect(screen.getByText('2 of 2 answered')).toBeVisible();
  await user.click(answer('a date', 'Not sure'));
  expect(screen.getByText('2 of 2 answered')).toBeVisible();
  expect(screen.getByText(/^Marked as not sure/)).toBeVisible();
  await user.click(button('Next Stage with B'));
  expect(onAdvance).toHaveBeenCalledWith({
    conditions_met: [1],
    conditions_unmet: [],
    judged_decision_id: 31,
    order_revision: 4,
    facts_voiced: [],
  });
});

test('an untouched condition is not judged', async () => {
  server.reply('getRunOrders', orders);
  const { user, onAdvance } = await open();
  await screen.findByText('Take a radio.');
  await user.click(answer('a date', 'Not met'));
  await user.click(button('Next Stage with B'));
  expect(onAdvance).toHaveBeenCalledWith(
    expect.objectContaining({ conditions_met: [], conditions_unmet: [2] }),
  );
});

test('an order that changes stays as the dialog first showed it until the facilitator asks for the new text', async () => {
  server.reply('getRunOrders', orders);
  const { user, onAdvance } = await open();
  await screen.findByText('Take a radio.');
  await user.click(answer('a radio', 'Met'));
  await user.click(answer('a date', 'Not met'));
  const pen = { name: 'Lukas Brandt', is_own: false, is_facilitator: false, until: new Date().toISOString() };
  await changeOrder({ text: 'Take a rope.', revision: 5, pen });
  expect(await screen.findByText('The order has changed.')).toBeVisible();
  expect(screen.getByText(/Lukas Brandt wrote. Showing it clears your 2 marks\./)).toBeVisible();
  expect(screen.getByText('Take a radio.')).toBeVisible();
  expect(answer('a radio', 'Met')).toBeChecked();

  await user.click(button('Next Stage with B'));
  expect(onAdvance).not.toHaveBeenCalled();
  expect(button('Show the New Text')).toHaveFocus();

  await user.click(button('Show the New Text'));
  expect(screen.getByText('Take a rope.')).toBeVisible();
  expect(screen.queryByText('The order has changed.')).not.toBeInTheDocument();
  for (const radio of screen.getAllByRole('radio')) expect(radio).not.toBeChecked();
  await user.click(button('Next Stage with B'));
  expect(onAdvance).toHaveBeenCalledWith(expect.objectContaining({ order_revision: 5, conditions_met: [] }));
});

test('a pen that changes hands does not change the order in the dialog', async () => {
  server.reply('getRunOrders', orders);
  await open();
  await screen.findByText('Take a radio.');
  const pen = { name: 'Lukas Brandt', is_own: false, is_facilitator: false, until: new Date().toISOString() };
  await changeOrder({ pen });
  expect(screen.queryByText('The order has changed.')).not.toBeInTheDocument();
});

test('an order that another screen has loaded is loaded again when the dialog opens', async () => {
  queryClient.setQueryData(['getRunOrders', { params: { runId: 5 } }], {
    orders: [{ ...order, text: 'Take a torch.', revision: 3 }],
  });
  server.reply('getRunOrders', orders);
  await open();
  expect(await screen.findByText('Take a radio.')).toBeVisible();
  expect(screen.queryByText('The order has changed.')).not.toBeInTheDocument();
});

test('a decision without an order is judged by what the group said', async () => {
  server.reply('getRunOrders', orders);
  const { user, onAdvance } = await open({ asksOrder: false, action: 'Finish with B', isTied: true });
  expect(screen.getByRole('heading', { name: 'What did the group say?' })).toBeVisible();
  expect(screen.queryByText('Take a radio.')).not.toBeInTheDocument();
  expect(button('Back to the tie')).toBeVisible();
  await waitFor(() => expect(button('Finish with B')).toBeEnabled());
  await user.click(button('Finish with B'));
  expect(onAdvance).toHaveBeenCalledWith({
    conditions_met: [],
    conditions_unmet: [],
    judged_decision_id: 31,
    order_revision: null,
    facts_voiced: [],
  });
});

test('a run cannot advance by an order that could not be read', async () => {
  server.reply('getRunOrders', badGateway());
  const { user } = await open();
  expect(button('Next Stage with B')).toBeDisabled();
  await screen.findByText('The order could not be loaded.', {}, { timeout: 5_000 });
  server.reply('getRunOrders', orders);
  await user.click(button('Try Again'));
  expect(await screen.findByText('Take a radio.')).toBeVisible();
  expect(button('Next Stage with B')).toBeEnabled();
});

const fact = (id: number, text: string, on_table: RunFact['on_table'] = null): RunFact => ({
  id,
  text,
  supports: [],
  opposes: [],
  state: on_table === null ? 'held' : 'on-table',
  rooms: [{ room_name: 'legal', held_at: '2026-11-02T10:38:00.000Z', read_at: null }],
  on_table,
  voiced: null,
  used: null,
  used_in_room: null,
  is_in_dashboard: false,
  carriers: [],
  shared_by: null,
  used_by: null,
});
const shared = fact(3, 'On the table', { room_name: 'legal', at: '2026-11-02T10:47:00.000Z' });

test('the dialog asks for ticks of facts that have not reached the table, and keeps them', async () => {
  server.reply('getRunOrders', orders);
  const facts = [fact(1, 'The levers are old.'), fact(2, 'The drivers are over seventy.'), shared];
  const { user, onAdvance } = await open({ facts });
  await screen.findByText('Take a radio.');
  expect(screen.getByText('2 of 3 facts have not reached the table')).toBeVisible();
  const boxes = screen.getAllByRole('checkbox');
  expect(boxes).toHaveLength(2);
  for (const box of boxes) expect(box).not.toBeChecked();
  await user.click(screen.getByRole('checkbox', { name: /The drivers are over seventy/ }));
  expect(screen.getByText('2 of 3 facts have not reached the table, 1 ticked')).toBeVisible();
  await user.click(answer('a radio', 'Met'));
  await changeOrder({ text: 'Take a rope.', revision: 5 });
  await user.click(await screen.findByRole('button', { name: 'Show the New Text' }));
  expect(answer('a radio', 'Met')).not.toBeChecked();
  await user.click(button('Next Stage with B'));
  expect(onAdvance).toHaveBeenCalledWith({
    conditions_met: [],
    conditions_unmet: [],
    judged_decision_id: 31,
    order_revision: 5,
    facts_voiced: [2],
  });
});

test('a decision without conditions is asked about with its facts only, and nothing is judged', async () => {
  const { user, onAdvance } = await open({
    decision: { ...decision, conditions: [] },
    facts: [fact(1, 'The levers are old.'), shared],
  });
  expect(screen.getByRole('heading', { name: 'Was it said?' })).toBeVisible();
  expect(screen.queryByRole('radio')).toBeNull();
  await user.click(button('Next Stage with B'));
  expect(onAdvance).toHaveBeenCalledWith({ facts_voiced: [] });
});
