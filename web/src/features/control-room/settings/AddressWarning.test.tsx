import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '../../../testing/render.tsx';
import { board, run, seat } from '../../../testing/runs.ts';
import { server } from '../../../testing/server.ts';
import { InvitationList } from '../../roster/InvitationList.tsx';
import { CodeDialog } from '../path/CodeDialog.tsx';
import { NewLink } from '../people/person/NewLink.tsx';
import { Present } from '../present/Present.tsx';
import { AccessCode } from './AccessCode.tsx';

/* Tests run on a page whose address is a loopback address. */
const own = location.origin;
const publicUrl = 'https://vincere.example';
const warning = () => screen.queryByText("Phones can't reach this address.");

test('the access code comes with a warning and a link to the guide', async () => {
  await renderPage(
    <AccessCode code="H7K2QD" origin={own}>
      {null}
    </AccessCode>,
  );
  expect(warning()).toBeVisible();
  expect(warning()?.parentElement).toHaveTextContent(
    `Stop Vincere and start it with HOST=0.0.0.0 npm start, if you have not. Then open http://<address of this computer>:${location.port}.`,
  );
  const guide = screen.getByRole('link', { name: /^How phones reach this computer/ });
  expect(guide).toHaveAttribute('href', '/admin/guide/first-workshop');
  expect(guide).toHaveAttribute('target', '_blank');
});

test('the access code has no warning at a public address', async () => {
  await renderPage(
    <AccessCode code="H7K2QD" origin={publicUrl}>
      {null}
    </AccessCode>,
  );
  expect(warning()).toBeNull();
});

test('the enlarged access code comes with the warning', async () => {
  await renderPage(<CodeDialog code="H7K2QD" origin={own} open onClose={() => {}} />);
  expect(warning()).toBeVisible();
});

const present = (public_url: string | null) =>
  renderPage(
    <Present
      received={{ run: run({ status: 'DRAFT' }), receivedAt: 0 }}
      board={board({ public_url })}
      onLeave={() => {}}
      isOwnWindow
    />,
  );
const note = "For the facilitator: phones can't reach this address. The control room says what to do.";

test('the projector warns the facilitator in one line of an address that others cannot reach', async () => {
  await present(null);
  expect(await screen.findByText(note)).toBeVisible();
  expect(warning()).toBeNull();
});

test('the projector shows no warning if the server knows its public address', async () => {
  await present(publicUrl);
  expect(await screen.findByText('vincere.example/j')).toBeVisible();
  expect(screen.queryByText(note)).toBeNull();
});

const link = '/reset-password?token=a';

test('a personal link leads to the address of the page, with the warning', async () => {
  const added = {
    user_run_id: 1,
    user_id: 2,
    name: 'Ada',
    email: 'ada@example.org',
    room_name: 'legal',
  } as const;
  const url = `http://0.0.0.0:3000${link}`;
  await renderPage(
    <InvitationList runId={5} added={[{ ...added, url }]} mailed={false} onClose={() => {}} />,
  );
  expect(screen.getByLabelText('Link of Ada')).toHaveValue(`${own}${link}`);
  expect(warning()).toBeVisible();
});

test('a new personal link with a public address stays as it is', async () => {
  const { user } = await renderPage(<NewLink seat={seat()} />);
  server.reply('createResetLink', { url: `${publicUrl}${link}` });
  await user.click(screen.getByRole('button', { name: 'New Link' }));
  expect(await screen.findByLabelText('Personal link')).toHaveValue(`${publicUrl}${link}`);
  expect(warning()).toBeNull();
});
