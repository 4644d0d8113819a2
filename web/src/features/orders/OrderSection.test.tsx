import { act, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderPage, toastTexts } from '../../testing/render.tsx';
import { run } from '../../testing/runs.ts';
import { badGateway, refusal, server } from '../../testing/server.ts';
import { OrderSection } from './OrderSection.tsx';
import type { Order } from './useOrder.ts';

const playing = run({
  current_scenario: {
    id: 21,
    name: 'The cranes stop',
    description: '',
    asks_order: true,
    all_decisions: ['Run it by hand', 'Wait'].map((title_of_decision, index) => ({
      id: 31 + index,
      title_of_decision,
      description_of_decision: '',
    })),
    files: [],
  },
});
const order = (changes: Partial<Order> = {}): Order => ({
  scenario_id: 21,
  stage_number: 1,
  is_asked: true,
  is_open: true,
  text: 'Call the tug.',
  revision: 1,
  pen: null,
  leading: [],
  conditions: [],
  ...changes,
});
const soon = () => new Date(Date.now() + 60_000).toISOString();
const own = () => ({ name: 'Ada Osei', is_own: true, is_facilitator: false, until: soon() });
const others = () => ({ name: 'Miriam Adler', is_own: false, is_facilitator: false, until: soon() });

const field = () => screen.getByRole('textbox', { name: 'The order' });
const button = (name: string) => screen.getByRole('button', { name });

async function open(stored: Order, isFacilitator = false) {
  server.reply('getRunOrders', { orders: [stored] });
  const page = await renderPage(<OrderSection run={playing} isFacilitator={isFacilitator} />);
  await screen.findByRole('textbox', { name: 'The order' });
  return page;
}

test('a scenario that asks for no order shows none', async () => {
  await renderPage(<OrderSection run={run()} />);
  expect(screen.queryByText('The order')).not.toBeInTheDocument();
  expect(server.received('getRunOrders')).toEqual([]);
});

test('a person takes the pen and writes, and the text is saved after a pause', async () => {
  const { user } = await open(order());
  expect(field()).toHaveAttribute('readonly');
  expect(screen.getByText('The pen is free')).toBeVisible();
  server.reply('takePen', order({ pen: own() }));
  await user.click(button('Take the Pen'));
  await waitFor(() => expect(field()).toHaveFocus());
  server.reply('saveOrder', order({ text: 'Call the tug. Now.', revision: 2, pen: own() }));
  await user.keyboard(' Now.');
  expect(screen.getByText('Saving...')).toBeVisible();
  await waitFor(
    () =>
      expect(server.received('saveOrder').map(({ body }) => body)).toEqual([
        { scenario_id: 21, text: 'Call the tug. Now.', revision: 1 },
      ]),
    { timeout: 3_000 },
  );
  await screen.findByText('Saved. Released 60 seconds after your last keystroke.');
  expect(field()).toHaveValue('Call the tug. Now.');
});

test('while one person writes the order, others read along, and only a facilitator can take the pen', async () => {
  await open(order({ pen: others() }));
  expect(screen.getByText('Miriam Adler has the pen')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Take the Pen' })).not.toBeInTheDocument();
  expect(field()).toHaveAttribute('readonly');
});

test('a facilitator takes the pen from somebody else', async () => {
  const { user } = await open(order({ pen: others() }), true);
  server.reply('takePen', order({ pen: own() }));
  await user.click(button('Take the Pen'));
  expect(await screen.findByText('You hold the pen')).toBeVisible();
});

test('a pen that somebody else took first stays with that person, and a message says so', async () => {
  const { user } = await open(order());
  server.reply('takePen', refusal('order.pen-taken', { name: 'Miriam Adler' }));
  await user.click(button('Take the Pen'));
  await waitFor(() =>
    expect(toastTexts()).toEqual([
      'The pen stays where it is',
      'Miriam Adler is writing. You can write once the pen is free.',
    ]),
  );
});

test('a text that could not be saved stays beside the stored order, and can be added to it', async () => {
  const { user } = await open(order({ pen: own() }));
  server.reply('saveOrder', refusal('order.changed', { text: 'Wait for the wind.', revision: 5 }));
  server.reply('getRunOrders', { orders: [order({ text: 'Wait for the wind.', revision: 5 })] });
  await user.click(field());
  await user.keyboard(' And the radio.');
  expect(await screen.findByText('Your last words were not saved.', {}, { timeout: 3_000 })).toBeVisible();
  expect(screen.getByText('Call the tug. And the radio.')).toBeVisible();
  await waitFor(() => expect(field()).toHaveValue('Wait for the wind.'));
  server.reply('takePen', order({ text: 'Wait for the wind.', revision: 5, pen: own() }));
  server.reply('saveOrder', order({ revision: 6, pen: own() }));
  await user.click(button('Add Mine at the End'));
  await waitFor(() => expect(field()).toHaveValue('Wait for the wind.\n\nCall the tug. And the radio.'));
  expect(screen.queryByText('Your last words were not saved.')).not.toBeInTheDocument();
});

test('an order that did not reach the server is kept and sent again', async () => {
  const { user } = await open(order({ pen: own() }));
  server.reply('saveOrder', badGateway());
  await user.click(field());
  await user.keyboard(' Now.');
  expect(
    await screen.findByText('Not saved yet. We keep trying; your text stays here.', {}, { timeout: 3_000 }),
  ).toBeVisible();
  expect(field()).toHaveValue('Call the tug. Now.');
  server.reply('saveOrder', order({ text: 'Call the tug. Now.', revision: 2, pen: own() }));
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await act(() => vi.advanceTimersByTimeAsync(6_000));
  vi.useRealTimers();
  expect(await screen.findByText('Saved. Released 60 seconds after your last keystroke.')).toBeVisible();
});

test('once everyone has decided, the leading decisions are named without counts', async () => {
  await open(order({ leading: [31] }));
  expect(screen.getByText('Everyone has decided. Run it by hand leads.')).toBeVisible();
});

test('decisions that lead with the same number of votes are all named', async () => {
  await open(order({ leading: [31, 32] }));
  expect(screen.getByText('Everyone has decided. Run it by hand and Wait are level.')).toBeVisible();
});

test('an order that could not be loaded can be read again', async () => {
  server.reply('getRunOrders', badGateway());
  const { user } = await renderPage(<OrderSection run={playing} />);
  await screen.findByText('The order could not be loaded.', {}, { timeout: 5_000 });
  server.reply('getRunOrders', { orders: [order()] });
  await user.click(button('Try Again'));
  expect(await screen.findByDisplayValue('Call the tug.')).toBeVisible();
});
