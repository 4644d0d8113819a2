import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '../../../testing/render.tsx';
import type { CastVote } from '../types.ts';
import { Reasons } from './Reasons.tsx';

const vote: CastVote = {
  user_info: { first_name: 'Ada', last_name: 'Osei', email_address: 'ada@example.org', is_guest: false },
  room_name: 'legal',
  decision_chosen: { id: 1, title_of_decision: 'Wait', description_of_decision: '' },
  reasoning: 'The law demands it.',
  evidence: [],
  evidence_files: [],
  on_behalf: false,
};

test('each vote names the room in which it was cast', async () => {
  const reasons = [vote, { ...vote, room_name: 'dashboard' } as const].map((one) => ({
    vote: one,
    index: 0,
    isChosen: true,
  }));
  await renderPage(
    <Reasons title="All decisions" none="" posts={[]} files={[]} hasTable={false} reasons={reasons} />,
  );
  const rooms = screen.getAllByRole('row').map((row) => row.children[1]?.textContent);
  expect(rooms).toEqual(['Room', 'Legal Expert', 'Dashboard']);
});
