import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderPage, toastTexts } from '../../testing/render.tsx';
import { decision, scenario, simulation, stage } from '../../testing/simulations.ts';
import { PromptTemplate } from './PromptTemplate.tsx';

const facts = {
  simulation: simulation(),
  stage: stage(),
  scenario: scenario({ all_decisions: [decision()] }),
  room: 'economic',
} as const;
const copy = () => screen.getByRole('button', { name: 'Copy' });

test('the prompt is copied with the scenario, its decisions and the persona', async () => {
  const { user } = await renderPage(<PromptTemplate facts={facts} />);
  await user.click(copy());
  expect(screen.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(screen.getByText('The prompt is in the clipboard.')).toHaveRole('status');
  const prompt = await navigator.clipboard.readText();
  for (const part of ['The cranes stop', 'A. Cut the port off', 'The Economist', '"content"'])
    expect(prompt).toContain(part);
});

test('a prompt that cannot be copied can be selected', async () => {
  const { user } = await renderPage(<PromptTemplate facts={facts} />);
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('not allowed'));
  await user.click(copy());
  expect(toastTexts()).toEqual([
    'Failed to copy prompt to clipboard',
    'Open the prompt, select the text and copy it by hand.',
  ]);
  expect(copy()).toBeVisible();
});

test('a prompt cannot be generated without a persona for its room', async () => {
  await renderPage(<PromptTemplate facts={{ ...facts, room: 'cellar' as never }} />);
  expect(screen.getByText('Failed to generate tweet prompt.')).toHaveRole('alert');
  expect(screen.queryByRole('button', { name: 'Copy' })).toBeNull();
});
