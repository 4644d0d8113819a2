import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage, toastTexts } from '../../testing/render.tsx';
import { listedRun } from '../../testing/runs.ts';
import { server } from '../../testing/server.ts';
import { AllRuns } from './AllRuns.tsx';
import { HistoryList } from './HistoryList.tsx';

const nothing = { all_sim_run: [], total: 0 };
const something = { all_sim_run: [listedRun()], total: 1 };
const evening = () => screen.findByRole('row', { name: /Evening workshop/ });

test('a first run can be created from the empty list', async () => {
  server.reply('listRuns', nothing);
  let created = 0;
  const { user } = await renderPage(
    <AllRuns
      onCreate={() => {
        created += 1;
      }}
    />,
  );
  expect(await screen.findByText('No runs yet')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Create New Run' }));
  expect(created).toBe(1);
});

test('runs that could not be read are read again', async () => {
  const { user } = await renderPage(<AllRuns onCreate={() => {}} />);
  expect(await screen.findByText('Failed to load simulation runs')).toBeVisible();
  server.reply('listRuns', something);
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await evening()).toBeVisible();
});

test('a search without a run can be cleared', async () => {
  server.replyWith('listRuns', ({ params }) => (params['search'] ? nothing : something));
  const { user } = await renderPage(<AllRuns onCreate={() => {}} />, { at: '/?search=nobody' });
  expect(await screen.findByText('Nothing has “nobody” in its name, simulation or code.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Clear Search' }));
  expect(await evening()).toBeVisible();
});

test('a status without a run can be cleared', async () => {
  server.replyWith('listRuns', ({ params }) => (params['status'] ? nothing : something));
  const { user } = await renderPage(<AllRuns onCreate={() => {}} />);
  await user.selectOptions(await screen.findByLabelText('Status'), 'Paused');
  expect(await screen.findByText('No run has this status now.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show Every Status' }));
  expect(await evening()).toBeVisible();
});

test('a history that could not be read is reported once and read again', async () => {
  const { user } = await renderPage(<HistoryList finished />);
  expect(await screen.findByText('Error loading simulation history')).toBeVisible();
  await waitFor(() => expect(toastTexts()).toEqual(['Error', 'Failed to load simulation history']));
  server.reply('listRuns', something);
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await evening()).toBeVisible();
  expect(toastTexts()).toEqual([]);
});

test('a search of the history without a run can be cleared', async () => {
  server.replyWith('listRuns', ({ params }) => (params['search'] ? nothing : something));
  const { user } = await renderPage(<HistoryList finished={false} />, { at: '/?search=nobody' });
  expect(await screen.findByText('Nothing has “nobody” in its name, simulation or code.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Clear Search' }));
  expect(await evening()).toBeVisible();
});
