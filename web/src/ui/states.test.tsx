import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { Empty, Failed, FailedPage, Skeleton } from './states.tsx';

afterEach(() => {
  vi.useRealTimers();
});

let answer = () => {};
function Failing({ page = false }: { page?: boolean }) {
  const [isBusy, setIsBusy] = useState(false);
  answer = () => setIsBusy(false);
  const props = { message: 'Failed to load data', busy: isBusy, onRetry: () => setIsBusy(true) };
  return page ? (
    <FailedPage title="Stages" {...props}>
      <a href="/admin">Back to Home</a>
    </FailedPage>
  ) : (
    <Failed {...props} />
  );
}

for (const kind of ['part', 'page'] as const)
  test(`the retry of a failed ${kind} keeps its focus, and a repeated failure is announced again`, async () => {
    const user = userEvent.setup();
    render(<Failing page={kind === 'page'} />);
    const retry = screen.getByRole('button', { name: 'Try Again' });
    const message = screen.getByText('Failed to load data');
    expect(screen.getByRole('alert')).toContainElement(message);
    await user.click(retry);
    expect(retry).toHaveAttribute('aria-busy', 'true');
    expect(retry).toHaveFocus();
    act(() => answer());
    expect(retry).not.toHaveAttribute('aria-busy');
    expect(retry).toHaveFocus();
    expect(screen.getByText('Failed to load data')).not.toBe(message);
  });

test('a failed page has a heading and further actions', () => {
  render(<Failing page />);
  expect(screen.getByRole('heading', { level: 1, name: 'Stages' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to Home' })).toBeVisible();
});

test('an empty state says what is missing and offers an action', () => {
  render(
    <Empty title="No simulations found" action={<button type="button">Create Simulation</button>}>
      Create the first one.
    </Empty>,
  );
  expect(screen.getByText('No simulations found')).toBeVisible();
  expect(screen.getByText('Create the first one.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Create Simulation' })).toBeVisible();
});

test('a loading state is announced at once and drawn only if loading takes longer', () => {
  vi.useFakeTimers();
  const { container } = render(<Skeleton lines={2} label="Loading run" />);
  expect(screen.getByRole('status')).toHaveTextContent('Loading run');
  expect(container.querySelectorAll('.skeleton-line')).toHaveLength(0);
  act(() => {
    vi.advanceTimersByTime(1_000);
  });
  expect(container.querySelectorAll('.skeleton-line')).toHaveLength(2);
});
