import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage, toastTexts } from '../../testing/render.tsx';
import { listedRun } from '../../testing/runs.ts';
import { refusal, server } from '../../testing/server.ts';
import { AllRuns } from './AllRuns.tsx';
import { HistoryList } from './HistoryList.tsx';

const nothing = { all_sim_run: [], total: 0 };
const something = { all_sim_run: [listedRun()], total: 1 };
const evening = () => screen.findByRole('row', { name: /Evening workshop/ });

test('the empty list of runs offers to create the first one', async () => {
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

test('a search without a result can be cleared', async () => {
  server.replyWith('listRuns', ({ params }) => (params['search'] ? nothing : something));
  const { user } = await renderPage(<AllRuns onCreate={() => {}} />, { at: '/?search=nobody' });
  expect(await screen.findByText('Nothing has “nobody” in its name, simulation or code.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Clear Search' }));
  expect(await evening()).toBeVisible();
});

test('a status filter without a result can be cleared', async () => {
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

test('a search of the history without a result can be cleared', async () => {
  server.replyWith('listRuns', ({ params }) => (params['search'] ? nothing : something));
  const { user } = await renderPage(<HistoryList finished={false} />, { at: '/?search=nobody' });
  expect(await screen.findByText('Nothing has “nobody” in its name, simulation or code.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Clear Search' }));
  expect(await evening()).toBeVisible();
});

test('archived runs are listed separately, and can be brought back', async () => {
  const archived = listedRun({ status: 'COMPLETED', archived_at: '2026-11-20T09:00:00.000Z' });
  server.replyWith('listRuns', ({ params }) =>
    params['archived'] === 'true' ? { all_sim_run: [archived], total: 1 } : nothing,
  );
  const { user } = await renderPage(<AllRuns onCreate={() => {}} />);
  await user.selectOptions(await screen.findByLabelText('Status'), 'Archived');
  await evening();
  server.reply('archiveRun', { id: 5, archived_at: null });
  await user.click(screen.getByRole('button', { name: 'More for Evening workshop' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Bring Back' }));
  await waitFor(() => expect(toastTexts()[0]).toBe('Run Brought Back'));
  expect(server.received('archiveRun')[0]?.body).toEqual({ archived: false });
});

test('archiving a run can be undone', async () => {
  server.reply('listRuns', { all_sim_run: [listedRun({ status: 'ENDED' })], total: 1 });
  const { user } = await renderPage(<AllRuns onCreate={() => {}} />);
  await evening();
  server.reply('archiveRun', { id: 5, archived_at: '2026-11-20T09:00:00.000Z' });
  await user.click(screen.getByRole('button', { name: 'More for Evening workshop' }));
  expect(screen.queryByRole('menuitem', { name: 'Delete' })).toBeNull();
  await user.click(await screen.findByRole('menuitem', { name: 'Archive' }));
  await waitFor(() =>
    expect(toastTexts()).toEqual(['Run Archived', 'Evening workshop stays in the history, with its report.']),
  );
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() =>
    expect(server.received('archiveRun').map(({ body }) => body)).toEqual([
      { archived: true },
      { archived: false },
    ]),
  );
});

test('a run can be renamed, but its name cannot be empty', async () => {
  server.reply('listRuns', something);
  const { user } = await renderPage(<AllRuns onCreate={() => {}} />);
  await evening();
  await user.click(screen.getByRole('button', { name: 'More for Evening workshop' }));
  expect(screen.queryByRole('menuitem', { name: 'Archive' })).toBeNull();
  await user.click(await screen.findByRole('menuitem', { name: 'Rename' }));
  const field = await screen.findByRole('textbox', { name: 'Name' });
  const rename = screen.getByRole('button', { name: 'Rename' });
  expect(rename).toBeDisabled();
  await user.clear(field);
  await user.click(rename);
  expect(await screen.findByText('This field is required')).toBeVisible();
  await user.type(field, ' Morning workshop ');
  server.reply('renameRun', { id: 5, name: 'Morning workshop' });
  await user.click(rename);
  await waitFor(() => expect(toastTexts()).toEqual(['Run Renamed', 'Morning workshop']));
  expect(server.received('renameRun')[0]?.body).toEqual({ name: 'Morning workshop' });
});

test('a run that has not started is deleted after a confirmation, and a refusal is shown', async () => {
  server.reply('listRuns', { all_sim_run: [listedRun({ status: 'DRAFT' })], total: 1 });
  const { user } = await renderPage(<AllRuns onCreate={() => {}} />);
  await evening();
  await user.click(screen.getByRole('button', { name: 'More for Evening workshop' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  server.reply('deleteRun', refusal('run.has-started'));
  await user.click(await screen.findByRole('button', { name: 'Delete Run' }));
  expect(await screen.findByText('This run has started and cannot be deleted')).toBeVisible();
  expect(server.received('deleteRun')[0]?.params).toMatchObject({ shown_participants: '6' });
  server.reply('deleteRun', { id: 5 });
  await user.click(screen.getByRole('button', { name: 'Delete Run' }));
  await waitFor(() => expect(toastTexts()).toEqual(['Run Deleted', 'Evening workshop']));
});
