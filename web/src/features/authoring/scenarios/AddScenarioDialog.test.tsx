import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { dialogError, renderPage, toastTexts } from '../../../testing/render.tsx';
import { refusal, server } from '../../../testing/server.ts';
import { scenario } from '../../../testing/simulations.ts';
import { AddScenarioDialog } from './AddScenarioDialog.tsx';

const name = () => screen.getByLabelText('Name');
const description = () => screen.getByLabelText('Description');
const add = () => screen.getByRole('button', { name: 'Add Scenario' });

let user: Awaited<ReturnType<typeof renderPage>>['user'];
let added: number[];
let closed: number;
beforeEach(async () => {
  added = [];
  closed = 0;
  ({ user } = await renderPage(
    <AddScenarioDialog
      open
      stageId={11}
      onAdded={(id) => added.push(id)}
      onClose={() => {
        closed += 1;
      }}
    />,
  ));
  await screen.findByRole('dialog', { name: 'Add Scenario' });
});

async function submit() {
  await user.type(name(), 'The cranes stop');
  await user.type(description(), 'Nothing moves on the quay.');
  await user.click(add());
}

test('both texts are required, and the first missing one gets the focus', async () => {
  await waitFor(() => expect(name()).toHaveFocus());
  await user.click(add());
  expect(name()).toHaveAccessibleDescription('This field is required');
  expect(description()).toHaveAccessibleDescription('This field is required');
  expect(name()).toHaveFocus();
  expect(server.received('createScenario')).toEqual([]);
});

test('the dialog is busy until the scenario is added, and then closes', async () => {
  const answer = server.hold('createScenario');
  await submit();
  expect(await screen.findByRole('button', { name: 'Adding...' })).toHaveAttribute('aria-busy', 'true');
  expect(screen.getByRole('button', { name: 'Cancel' })).toBeDisabled();
  answer(scenario({ id: 22 }));
  await waitFor(() => expect(added).toEqual([22]));
  expect(closed).toBe(1);
  expect(toastTexts()).toEqual(['Scenario added', 'The cranes stop']);
  expect(server.received('createScenario')[0]).toMatchObject({
    params: { stageId: '11' },
    body: { name: 'The cranes stop', description: 'Nothing moves on the quay.' },
  });
});

test('a lost connection is reported, and the texts are kept', async () => {
  await submit();
  expect(await dialogError()).toBe('Failed to create scenario');
  expect(name()).toHaveValue('The cranes stop');
  expect(description()).toHaveValue('Nothing moves on the quay.');
  expect(closed).toBe(0);
});

test('a full stage is named in the dialog, with its limit', async () => {
  const title = 'Maximum scenarios reached for First stage';
  server.reply('createScenario', refusal('scenario.limit-first', { title }));
  await submit();
  expect(await dialogError()).toBe(`${title}. The first stage can only have 1 scenario.`);
  expect(toastTexts()).toEqual([]);
});

for (const [ordinal, title] of [
  ['second', 'Maximum scenarios reached for Second stage'],
  ['third', 'Maximum scenarios reached for Third stage'],
] as const)
  test(`a full ${ordinal} stage is named in the dialog`, async () => {
    server.reply('createScenario', refusal('scenario.limit', { ordinal, limit: 9, title }));
    await submit();
    const text = `The ${ordinal} stage can have a maximum of 9 scenarios.`;
    expect(await dialogError()).toBe(`${title}. ${text}`);
  });
