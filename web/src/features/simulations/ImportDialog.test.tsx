import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { dialogError, renderPage, toastTexts } from '../../testing/render.tsx';
import { refusal, server } from '../../testing/server.ts';
import { simulation } from '../../testing/simulations.ts';
import { ImportDialog } from './ImportDialog.tsx';

let view: Awaited<ReturnType<typeof renderPage>>;
let closed: number;
beforeEach(async () => {
  closed = 0;
  view = await renderPage(
    <ImportDialog
      open
      onClose={() => {
        closed += 1;
      }}
    />,
  );
  await screen.findByRole('dialog', { name: 'Import a simulation' });
});

const choose = (name: string) =>
  view.user.upload(screen.getByLabelText('Package or workbook'), new File(['x'], name));

test('the file size limit is shown before a file is chosen', () => {
  expect(screen.getByText('At most 200 MB.')).toHaveRole('status');
});

test('the dialog is busy with a file, and leads to the imported simulation', async () => {
  const answer = server.hold('importSimulation');
  await choose('harbour.zip');
  expect(await screen.findByRole('button', { name: 'Importing' })).toHaveAttribute('aria-busy', 'true');
  expect(screen.getByText('harbour.zip')).toHaveRole('status');
  expect(screen.getByRole('button', { name: 'Cancel' })).toBeDisabled();
  answer(simulation({ id: 9 }));
  await waitFor(() => expect(view.router.state.location.pathname).toBe('/admin/simulations/9/stages'));
  expect(closed).toBe(1);
  expect(toastTexts()).toEqual(['Simulation Imported', 'Harbour Dark is on your list.']);
});

test('a workbook is sent as a sheet, and its hidden rows are named', async () => {
  server.reply('importSimulationSheet', { id: 9, name: 'Harbour Dark', hidden_rows: 2 });
  await choose('harbour.xlsx');
  await waitFor(() => expect(server.received('importSimulationSheet')).toHaveLength(1));
  expect(toastTexts()).toEqual([
    'Simulation Imported',
    'Harbour Dark is on your list. 2 hidden rows of the workbook were imported as well.',
  ]);
});

test('each mistake of the file is listed with its place', async () => {
  const problems = [
    { path: 'Stages row 3', code: 'stage.limit', message: 'Maximum of 3 stages allowed per simulation' },
    { path: '', message: 'This file is empty' },
  ];
  server.reply('importSimulation', refusal('package.invalid', { problems }));
  await choose('harbour.zip');
  expect(await dialogError()).toBe('harbour.zip: This file has mistakes, so nothing was stored');
  const list = screen.getByRole('list', { name: 'Mistakes in the file' });
  expect(
    within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Stages row 3Maximum of 3 stages allowed per simulation', 'The whole fileThis file is empty']);
  expect(closed).toBe(0);
});

test('the same file can be chosen again after it was corrected', async () => {
  await choose('harbour.zip');
  expect(await dialogError()).toBe('harbour.zip: The file did not arrive. Please try again.');
  server.reply('importSimulation', simulation());
  await choose('harbour.zip');
  await waitFor(() => expect(closed).toBe(1));
});
