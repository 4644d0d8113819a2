import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { run } from '../../../testing/runs.ts';
import { server } from '../../../testing/server.ts';
import { ExportDialog } from './ExportDialog.tsx';

const file = () => new Response('file', { headers: { 'content-type': 'application/pdf' } });
const sent = () => server.received('exportRun').map(({ body }) => body);

function open() {
  server.replyWith('exportRun', file);
  render(<ExportDialog run={run({ status: 'COMPLETED' })} open onClose={() => {}} />);
  return within(screen.getByRole('dialog', { name: 'Export Run' }));
}

test('the layout applies to PDF and Word, and can be chosen by keyboard', async () => {
  const dialog = open();
  const complete = dialog.getByRole('radio', { name: 'Complete' });
  expect(complete).toBeChecked();
  expect(dialog.getByRole('radio', { name: 'For a board' })).toHaveAccessibleDescription(/names rooms/);
  await userEvent.click(dialog.getByRole('button', { name: 'Download Word' }));
  complete.focus();
  await userEvent.keyboard('{ArrowDown}');
  await userEvent.click(dialog.getByRole('button', { name: 'Download PDF' }));
  expect(sent()).toMatchObject([
    { format: 'docx', layout: 'full' },
    { format: 'pdf', layout: 'board' },
  ]);
});

test('a change of the layout makes a new file that is not saved yet', async () => {
  const dialog = open();
  await userEvent.click(dialog.getByRole('button', { name: 'Download PDF' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Download CSV' }));
  expect(await dialog.findAllByText('Saved')).toHaveLength(2);
  await userEvent.click(dialog.getByRole('radio', { name: 'For a board' }));
  expect(dialog.getAllByText('Saved')).toHaveLength(1);
});

test('the switches apply to every format', async () => {
  const dialog = open();
  await userEvent.click(dialog.getByRole('button', { name: 'Download Word' }));
  await userEvent.click(dialog.getByRole('checkbox', { name: /your notes/ }));
  await userEvent.click(dialog.getByRole('button', { name: 'Download Word' }));
  await userEvent.click(dialog.getByRole('checkbox', { name: /help line/ }));
  await userEvent.click(dialog.getByRole('button', { name: 'Download XLSX' }));
  expect(sent()).toMatchObject([
    { format: 'docx', with_notes: false, with_help: false },
    { format: 'docx', with_notes: true, with_help: false },
    { format: 'xlsx', with_notes: true, with_help: true },
  ]);
});

test.each([
  ['en-US', 'h12'],
  ['en-GB', 'h23'],
  ['de-DE', 'h23'],
])('an export from a browser in %s has the clock of that browser', async (locale, hour_cycle) => {
  const language = vi.spyOn(navigator, 'language', 'get').mockReturnValue(locale);
  await userEvent.click(open().getByRole('button', { name: 'Download PDF' }));
  expect(sent()).toMatchObject([{ hour_cycle }]);
  language.mockRestore();
});

test('an export that failed can be requested again', async () => {
  const dialog = open();
  server.replyWith('exportRun', () => Response.error());
  await userEvent.click(dialog.getByRole('button', { name: 'Download Word' }));
  const retry = await dialog.findByRole('button', { name: 'Retry Word' });
  expect(dialog.getByText('The file did not come. Check your connection and try again.')).toBeVisible();
  server.replyWith('exportRun', file);
  await userEvent.click(retry);
  expect(await dialog.findByText('Saved')).toBeVisible();
});

test('the report for a board can leave out parts, and opens with a text that is saved before the download', async () => {
  server.reply('saveTakeaway', { id: 5, takeaway: '' });
  const dialog = open();
  expect(dialog.queryByRole('textbox', { name: 'What we take from it' })).not.toBeInTheDocument();
  await userEvent.click(dialog.getByRole('radio', { name: 'For a board' }));
  await userEvent.click(dialog.getByRole('checkbox', { name: /^Say what the key facts pointed to/ }));
  await userEvent.click(dialog.getByRole('checkbox', { name: /^With the appendix/ }));
  await userEvent.type(dialog.getByRole('textbox', { name: 'What we take from it' }), 'Ask first.');
  await userEvent.click(dialog.getByRole('button', { name: 'Download PDF' }));
  expect(await dialog.findAllByText('Saved')).not.toHaveLength(0);
  expect(sent()).toMatchObject([{ layout: 'board', with_reading: false, with_appendix: false }]);
  expect(server.received('saveTakeaway').at(-1)?.body).toEqual({ takeaway: 'Ask first.' });
});
