import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderPage } from '../../testing/render.tsx';
import { run } from '../../testing/runs.ts';
import { server } from '../../testing/server.ts';
import { GuidePanel } from './GuidePanel.tsx';

const note =
  '# Agenda\n\nTwo hours.\n\n## The cranes stop\n\n**Purpose.** <b>Wait</b>\n\n- one\n\n## The end\n\nLate.';

async function openPanel({ runId = 5, isInPlay = true }: { runId?: number | null; isInPlay?: boolean } = {}) {
  const onClose = vi.fn<() => void>();
  const view = await renderPage(
    <GuidePanel open sectionOfPage="tie" runId={runId} isInPlay={isInPlay} onClose={onClose} />,
  );
  return { ...view, onClose };
}
const tab = (name: string) => screen.getByRole('tab', { name });
/** Returns the name of the part of the note that is shown. */
const part = () =>
  screen
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .find((text) => text !== '');
const withNote = (teaching_note: string) => {
  server.reply('getRun', run());
  server.reply('getTeaching', { objectives: [], objectives_revision: 0, teaching_note });
};

test('the panel beside a page without a run has only the guide, at the section of the page', async () => {
  const { user, onClose } = await openPanel({ runId: null });
  expect(await screen.findByRole('heading', { level: 2, name: 'A tie' })).toBeVisible();
  expect(screen.queryByRole('tab', { name: 'Teaching Note' })).not.toBeInTheDocument();
  await user.selectOptions(screen.getByLabelText('Section of the guide'), 'Agendas');
  expect(screen.getByRole('heading', { level: 2, name: 'Agendas' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Close the guide' }));
  expect(onClose).toHaveBeenCalledOnce();
});

test('the panel beside a run in play opens the teaching note at the current scenario', async () => {
  withNote(note);
  const { user } = await openPanel();
  const region = within(await screen.findByRole('region', { name: 'Teaching Note' }));
  expect(part()).toBe('The cranes stop, the current stage');
  expect(region.getByText('Purpose.').tagName).toBe('STRONG');
  expect(region.getByText('<b>Wait</b>')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Previous part' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Next part' }));
  expect(part()).toBe('The end');
});

test('the panel of a simulation without a note opens the guide, and says who can write one', async () => {
  withNote('  ');
  const { user } = await openPanel();
  expect(await screen.findByRole('heading', { level: 2, name: 'A tie' })).toBeVisible();
  await user.click(tab('Teaching Note'));
  expect(await screen.findByText('No teaching note yet')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Edit' })).toHaveAttribute(
    'href',
    '/admin/simulations/1/stages?view=objectives',
  );
});

test('the panel beside the report of a run shows the guide first', async () => {
  withNote(note);
  await openPanel({ isInPlay: false });
  expect(await screen.findByRole('heading', { level: 2, name: 'A tie' })).toBeVisible();
  expect(tab('Guide')).toHaveAttribute('aria-selected', 'true');
});

test('a note that could not be loaded can be loaded again', async () => {
  server.reply('getRun', run());
  server.disconnect('getTeaching');
  const { user } = await openPanel();
  await user.click(tab('Teaching Note'));
  expect(await screen.findByText('The teaching note could not be loaded.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
});
