import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '../../testing/render.tsx';
import { server } from '../../testing/server.ts';
import { AuditLog } from './AuditLog.tsx';
import type { AuditEntry } from './types.ts';

const entry: AuditEntry = {
  id: 1,
  created_at: '2026-11-02T09:00:00.000Z',
  user_id: 9,
  user_name: 'Wei Zhang',
  action: 'Update user',
  subject: { kind: 'user', id: 7, name: 'Ada Okafor' },
  details: { is_admin: true },
};
const page = (...entries: AuditEntry[]) => ({ entries, total: entries.length, page: 1, page_size: 50 });

test('an entry names the change, its subject and the administrator', async () => {
  server.reply('listAuditEntries', page(entry));
  await renderPage(<AuditLog />);
  const row = await screen.findByRole('row', { name: /Update user/ });
  for (const text of ['administrator: yes', 'Ada Okafor', 'Wei Zhang']) expect(row).toHaveTextContent(text);
});

test('a log that could not be read is read again', async () => {
  const { user } = await renderPage(<AuditLog />);
  expect(await screen.findByText('Failed to load data')).toBeVisible();
  server.reply('listAuditEntries', page(entry));
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('1 entry')).toHaveRole('status');
});

test('an empty audit log says so', async () => {
  server.reply('listAuditEntries', page());
  await renderPage(<AuditLog />);
  expect(await screen.findByText('No entries yet')).toBeVisible();
});

test('a search of the audit log without a result can be cleared', async () => {
  server.replyWith('listAuditEntries', ({ params }) => (params['search'] ? page() : page(entry)));
  const { user } = await renderPage(<AuditLog />, { at: '/?search=nobody' });
  expect(await screen.findByText('No entries found')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Clear Search' }));
  expect(await screen.findByText('1 entry')).toBeVisible();
});
