import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '../../../testing/render.tsx';
import { board, run, seat } from '../../../testing/runs.ts';
import { NextLine } from './NextLine.tsx';

const props = {
  canForce: false,
  isBusy: false,
  onForce: () => {},
  onAddTime: () => {},
  onEnd: () => {},
  nudge: null,
};

const text = async (changes: Parameters<typeof board>[0]) => {
  await renderPage(<NextLine {...props} received={{ run: run(), receivedAt: 0 }} board={board(changes)} />);
  return screen.getByRole('paragraph').textContent;
};

test('a scenario without decisions waits for nobody', async () => {
  expect(await text({ seats: [seat()] })).toBe(
    'There is nothing to decide here. Finish Simulation opens the report.',
  );
});

test('the people who have not decided are named', async () => {
  const undecided = { decision_id: 31, count: 0, rooms_led: [], reached_at: null };
  const waiting = { seats: [seat()], final_votes: [undecided], missing_user_run_ids: [101] };
  expect(await text(waiting)).toBe('Next Stage opens when everyone has decided. Waiting for Ada Okafor.');
});

test('once the time is up, the control room offers ways to go on without missing voters', async () => {
  const clock = { duration_seconds: 60, remaining_seconds: 0, remaining_ms: 0, running: true };
  const received = { run: run({ stage_clock: clock }), receivedAt: 0 };
  const undecided = { decision_id: 31, count: 1, rooms_led: [], reached_at: null };
  const waiting = board({
    seats: [seat(), seat({ user_run_id: 102, final_vote: 31 })],
    final_votes: [undecided],
    missing_user_run_ids: [101],
    rule_choice: { decision_id: 31, decided_by: 'majority' },
  });
  const presses: string[] = [];
  const acts = {
    onForce: () => presses.push('force'),
    onAddTime: () => presses.push('time'),
    onEnd: () => presses.push('end'),
  };
  const { user, unmount } = await renderPage(
    <NextLine {...props} {...acts} canForce received={received} board={waiting} />,
  );
  expect(screen.getByRole('paragraph')).toHaveTextContent(
    /^Time is up\. Next Stage opens when everyone has decided\./,
  );
  for (const name of ['Advance Without Them', 'Add 5 min', 'End Run Early'])
    await user.click(screen.getByRole('button', { name }));
  expect(presses).toEqual(['force', 'time', 'end']);
  unmount();
  await renderPage(<NextLine {...props} received={received} board={waiting} />);
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['End Run Early']);
});
