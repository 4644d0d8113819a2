import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderPage } from '../testing/render.tsx';
import { Clock } from './Clock.tsx';

afterEach(() => {
  vi.useRealTimers();
});

let setRemaining: (seconds: number) => void;
function Page({ seconds }: { seconds: number }) {
  const [state, setState] = useState({ seconds, receivedAt: performance.now() });
  setRemaining = (next) => setState({ seconds: next, receivedAt: performance.now() });
  const clock = { duration_seconds: 1_800, remaining_ms: state.seconds * 1_000, running: true };
  return <Clock clock={clock} receivedAt={state.receivedAt} />;
}
const said = () => screen.getAllByRole('status')[0]?.textContent;
function pass(seconds: number) {
  for (let passed = 0; passed < seconds; passed += 1)
    act(() => {
      vi.advanceTimersByTime(1_000);
    });
}

async function show(seconds: number) {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await renderPage(<Page seconds={seconds} />);
}

test('screen readers hear the time left at 5 minutes, at 1 minute and at the end', async () => {
  await show(303);
  expect(said()).toBe('');
  pass(4);
  expect(said()).toBe('5 minutes left in this stage');
  pass(180);
  expect(said()).toBe('5 minutes left in this stage');
  pass(61);
  expect(said()).toBe('1 minute left in this stage');
  pass(70);
  expect(said()).toBe('Stage time is up');
});

test('screen readers hear the new time left when a facilitator changes the clock', async () => {
  await show(1_200);
  act(() => setRemaining(120));
  expect(said()).toBe('2 minutes left in this stage');
  act(() => setRemaining(900));
  expect(said()).toBe('15 minutes left in this stage');
});
