import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage, toastTexts } from '../../testing/render.tsx';
import { server } from '../../testing/server.ts';
import { simulation } from '../../testing/simulations.ts';
import { AsksConfidence } from './AsksConfidence.tsx';

const asks = () => screen.getByRole('switch', { name: 'Ask how sure people are' });

test('the switch shows what the simulation proposes to new runs', async () => {
  const page = await renderPage(<AsksConfidence simulation={simulation()} />);
  expect(asks()).not.toBeChecked();
  expect(asks()).toHaveAccessibleDescription(/New runs start with this setting\./);
  page.unmount();
  await renderPage(<AsksConfidence simulation={simulation({ asks_confidence: true })} />);
  expect(asks()).toBeChecked();
});

test('the switch saves the proposal and nothing else', async () => {
  server.reply('updateSimulation', simulation({ asks_confidence: true }) as never);
  const { user } = await renderPage(<AsksConfidence simulation={simulation()} />);
  await user.click(asks());
  await waitFor(() =>
    expect(server.received('updateSimulation')[0]?.body).toEqual({ asks_confidence: true }),
  );
  expect(toastTexts()).toEqual([]);
});

test('a proposal that could not be saved turns back', async () => {
  server.disconnect('updateSimulation');
  const { user } = await renderPage(<AsksConfidence simulation={simulation({ asks_confidence: true })} />);
  await user.click(asks());
  await waitFor(() => expect(asks()).toBeChecked());
  expect(toastTexts()[0]).toBe('The setting was not saved');
});
