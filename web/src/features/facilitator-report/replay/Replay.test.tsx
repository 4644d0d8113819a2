import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '../../../testing/render.tsx';
import { run } from '../../../testing/runs.ts';
import { server } from '../../../testing/server.ts';
import type { ReplayOf } from '../types.ts';
import { Replay } from './Replay.tsx';

const seats = [
  { seat_id: 1, first_name: 'Ada', last_name: 'Osei', room_name: 'legal' as const },
  { seat_id: 2, first_name: 'Ben', last_name: 'Katz', room_name: 'social' as const },
  { seat_id: 3, first_name: 'Eve', last_name: 'Moor', room_name: 'economic' as const },
];
const final = (seat_id: number, decision_id: number, on_behalf = false): ReplayOf['moments'][number] => ({
  at_ms: 5_000 + seat_id,
  kind: 'final-vote',
  seat_id,
  room_name: seats[seat_id - 1]?.room_name ?? 'legal',
  decision_id,
  reasoning: `Reason ${seat_id}`,
  on_behalf,
});
const replay: ReplayOf = {
  people: seats,
  scenarios: [
    {
      scenario_id: 21,
      stage_number: 1,
      name: 'Harbour Dark',
      decisions: [
        { id: 31, title_of_decision: 'Cut the port off' },
        { id: 32, title_of_decision: 'Run it by hand' },
      ],
    },
  ],
  moments: [
    ...seats.map(({ seat_id }) => ({ at_ms: 0, kind: 'joined' as const, seat_id })),
    { at_ms: 0, kind: 'stage', scenario_id: 21 },
    { at_ms: 1_000, kind: 'post', scenario_id: 21, room_name: 'legal', author: 'Mara Voss' },
    {
      at_ms: 2_000,
      kind: 'note',
      scenario_id: 21,
      room_name: 'legal',
      author: 'Ada Osei',
      text: 'Ask the port',
    },
    {
      at_ms: 3_000,
      kind: 'shared',
      scenario_id: 21,
      room_name: 'legal',
      seat_id: 1,
      line: 'Read this first',
      text: 'Clause 14',
    },
    { at_ms: 4_000, kind: 'announced', room_name: null, text: 'Ten minutes' },
    {
      at_ms: 4_500,
      kind: 'fact',
      scenario_id: 21,
      state: 'voiced',
      room_name: null,
      text: 'The quay is weak',
    },
    final(1, 31),
    final(2, 31),
    final(3, 32),
    { at_ms: 9_000, kind: 'order', scenario_id: 21, text: 'Call the tug.' },
    { at_ms: 9_000, kind: 'closed', scenario_id: 21, decision_id: 31 },
  ],
};

async function openReplay(shown = replay) {
  server.reply('getReplay', shown);
  const { user } = await renderPage(<Replay run={run()} withCharts target={undefined} />);
  await screen.findByRole('slider');
  return user;
}

const sliderIn = (part: HTMLElement) => within(part).getByRole('slider').getAttribute('aria-valuetext');
const next = (part: HTMLElement) => within(part).getByRole('button', { name: 'Next moment' });
const projector = () => screen.getByRole('dialog', { name: 'Projector view' });

test('the page shows each moment with its text', async () => {
  const user = await openReplay();
  const shown: [string | null, string[]][] = [];
  while (shown.length < replay.moments.length - 4) {
    await user.click(next(document.body));
    const texts = [...document.querySelectorAll('blockquote')].map(({ textContent }) => textContent);
    shown.push([sliderIn(document.body), texts]);
  }
  expect(shown).toEqual([
    ['00:01, Mara Voss posted in Legal Expert', []],
    ['00:02, Ada Osei wrote a note in Legal Expert', ['Ask the port']],
    ['00:03, Ada Osei put something of Legal Expert on the table', ['Clause 14']],
    ['00:04, An announcement to everybody', ['Ten minutes']],
    ['00:04, A key fact was voiced', ['The quay is weak']],
    ['00:05, Ada Osei decided for A, Cut the port off', ['Reason 1']],
    ['00:05, Ben Katz decided for A, Cut the port off', ['Reason 2']],
    ['00:05, Eve Moor decided for B, Run it by hand', ['Reason 3']],
    ['00:09, The order of the group', ['Call the tug.']],
    ['00:09, The group decided for A, Cut the port off', []],
  ]);
});

test('the projector shows rooms instead of names, and no reasons', async () => {
  const user = await openReplay();
  await user.click(screen.getByRole('button', { name: 'Present the Replay' }));
  let all = projector().textContent ?? '';
  const words: (string | null)[] = [sliderIn(projector())];
  while (words.length < replay.moments.length - 3) {
    await user.click(next(projector()));
    words.push(sliderIn(projector()));
    all += projector().textContent;
  }
  expect(words.slice(1)).toEqual([
    '00:01, A post in Legal Expert',
    '00:02, A note in Legal Expert',
    '00:03, Somebody in Legal Expert put something on the table',
    '00:04, An announcement to everybody',
    '00:04, A key fact was voiced',
    '00:05, Somebody in Legal Expert decided for A, Cut the port off',
    '00:05, Somebody in Advocate decided for A, Cut the port off',
    '00:05, Somebody in Economist decided for B, Run it by hand',
    '00:09, The order of the group',
    '00:09, The group decided for A, Cut the port off',
  ]);
  expect(all).toContain('Read this first');
  expect(`${words.join()} ${all}`).not.toMatch(/Ada|Osei|Ben|Katz|Eve|Moor|Voss|Reason/);
});

test('the projector shows a reason that a facilitator shows, but never that of the only voter', async () => {
  const user = await openReplay();
  for (let step = 0; step < 6; step++) await user.click(next(document.body));
  const show = screen.getByRole('button', { name: 'Show This Reason on the Projector' });
  await user.click(show);
  expect(show.getAttribute('aria-pressed')).toBe('true');
  await user.click(screen.getByRole('button', { name: 'Present the Replay' }));
  expect(within(projector()).getByText('Reason 1').tagName).toBe('BLOCKQUOTE');
  await user.click(next(projector()));
  expect(within(projector()).queryByText('Reason 2')).toBeNull();
  await user.click(within(projector()).getByRole('button', { name: 'Leave' }));
  await user.click(next(document.body));
  expect(screen.getByText('Reason 3')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Show This Reason on the Projector' })).toBeNull();
});

test('the projector names the room in which somebody was then, not their last one', async () => {
  const moved = { ...replay, people: seats.map((one) => ({ ...one, room_name: 'social' as const })) };
  const user = await openReplay(moved);
  await user.click(screen.getByRole('button', { name: 'Present the Replay' }));
  const back = within(projector()).getByRole('button', { name: 'Previous moment' });
  const words = new Set([sliderIn(projector())]);
  while (back.getAttribute('aria-disabled') !== 'true') {
    await user.click(back);
    words.add(sliderIn(projector()));
  }
  for (let step = 1; step < replay.moments.length; step++) {
    await user.click(next(projector()));
    words.add(sliderIn(projector()));
  }
  expect([...words]).toEqual(
    expect.arrayContaining([
      '00:00, Somebody joined',
      '00:03, Somebody in Legal Expert put something on the table',
      '00:05, Somebody in Legal Expert decided for A, Cut the port off',
      '00:05, Somebody in Economist decided for B, Run it by hand',
    ]),
  );
});
