import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { renderPage } from '../../testing/render.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';

type Result = string | undefined;
let answers: ((result: Result) => void)[];
let closed: number;
let user: Awaited<ReturnType<typeof renderPage>>['user'];

beforeEach(async () => {
  answers = [];
  closed = 0;
  ({ user } = await renderPage(
    <ConfirmDialog
      open
      onClose={() => {
        closed += 1;
      }}
      title="Delete Stage 3?"
      text="Its scenarios go with it."
      onConfirm={() => new Promise<Result>((resolve) => answers.push(resolve))}
    />,
  ));
});

test('a confirmation first focuses Cancel, which deletes nothing', async () => {
  await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
  await user.keyboard('{Enter}');
  expect(closed).toBe(1);
  expect(answers).toEqual([]);
});

test('no button of a confirmation can be pressed until the deletion is done and the dialog closes', async () => {
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  const busy = await screen.findByRole('button', { name: 'Deleting...' });
  expect(busy).toHaveAttribute('aria-busy', 'true');
  expect(screen.getByRole('button', { name: 'Cancel' })).toBeDisabled();
  await user.click(busy);
  await user.keyboard('{Escape}');
  expect(answers).toHaveLength(1);
  expect(closed).toBe(0);
  answers[0]?.(undefined);
  await waitFor(() => expect(closed).toBe(1));
});

test('a failed deletion is shown until the next attempt', async () => {
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  answers[0]?.('This stage has been reached');
  expect(await screen.findByText('This stage has been reached')).toHaveRole('alert');
  expect(closed).toBe(0);
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  expect(screen.queryByText('This stage has been reached')).not.toBeInTheDocument();
});
