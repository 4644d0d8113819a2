import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '../../../testing/render.tsx';
import type { StageReport } from '../types.ts';
import { Shift } from './Shift.tsx';

type ShiftView = NonNullable<StageReport['shift']>;

const decisions = [
  { id: 11, title_of_decision: 'Keep the night shift', description_of_decision: '' },
  { id: 12, title_of_decision: 'Stand the harbour down', description_of_decision: '' },
];
const noTotals = { room_votes: null, final_votes: null, forecasts: null, by_move: null, more_popular: null };
const show = (shift: ShiftView | null, { withCharts = true, tie = false } = {}) =>
  renderPage(
    <Shift
      stage={
        {
          scenario_id: 1,
          offered_decisions: decisions,
          chosen_decision: decisions[1],
          decided_by: tie ? 'rooms' : 'majority',
          shift,
        } as StageReport
      }
      withCharts={withCharts}
    />,
  );
const chart = () => screen.getByRole('img', { name: /The table below has the same numbers\.$/ });
const shift = (changes: Partial<ShiftView> = {}): ShiftView => ({
  rooms: [
    {
      room_name: 'legal',
      flows: [
        { from: 11, to: 11, people: 3 },
        { from: 11, to: 12, people: 2 },
      ],
    },
    { room_name: 'dashboard', flows: [{ from: null, to: 12, people: 1 }] },
  ],
  on_behalf: 0,
  confidence: null,
  ...changes,
});

test('the table of the shift has the same numbers as the chart, for everybody and for each room', async () => {
  await show(shift());
  expect(screen.getByText('2 of 5 changed their minds, all of them away from A')).toBeVisible();
  expect(screen.getByText('3 people kept the decision of their room vote.')).toBeVisible();
  const rows = within(screen.getByRole('table'))
    .getAllByRole('row')
    .map((row) => row.textContent);
  expect(rows).toEqual([
    'Room voteto A: Keep the night shiftto Ato B: Stand the harbour downto BNo final decisionAll',
    'All rooms',
    'AKeep the night shift3205',
    'No room vote0101',
    'All3306',
    ' The Legal Expert',
    'AKeep the night shift3205',
    'Seated in the dashboard',
    'No room vote0101',
  ]);
  expect(screen.queryByText('How sure they were')).not.toBeInTheDocument();
});

test('the chart of the shift is one image that names decisions, marks the chosen one and shows numbers', async () => {
  await show(shift());
  const image = chart();
  expect(image).toHaveTextContent('Room vote, 5 people');
  expect(image).toHaveTextContent('Final decision, 6 people');
  expect(image).toHaveTextContent('AKeep the night shift5');
  expect(image).toHaveTextContent('BStand the harbour downChosen3');
  const bands = [...image.querySelectorAll('b[data-kind]')].map((band) => [
    band.getAttribute('data-kind'),
    band.textContent,
  ]);
  expect(bands).toEqual([
    ['stayed', '3'],
    ['moved', '2'],
    ['other', '1'],
  ]);
});

test('a decision that was chosen in a tie is marked as such', async () => {
  await show(shift(), { tie: true });
  expect(chart()).toHaveTextContent('BStand the harbour downChosen in the tie3');
});

test('bands of the chart that are too low for a number have none', async () => {
  await show(
    shift({
      rooms: [
        {
          room_name: 'legal',
          flows: [
            { from: 11, to: 11, people: 90 },
            { from: 11, to: 12, people: 2 },
          ],
        },
      ],
    }),
  );
  expect([...chart().querySelectorAll('b[data-kind]')].map(({ textContent }) => textContent)).toEqual(['90']);
});

test('a sentence names the decisions that people left, and those that others only joined', async () => {
  const flows = (...all: [number | null, number | null, number][]) => [
    { room_name: 'legal' as const, flows: all.map(([from, to, people]) => ({ from, to, people })) },
  ];
  const sentenceOf = async (rooms: ShiftView['rooms']) => {
    const page = await show(shift({ rooms }));
    const [heading, details] = [...page.container.querySelectorAll('section > p')].map(
      ({ textContent }) => textContent,
    );
    page.unmount();
    return [heading, details];
  };
  expect(await sentenceOf(flows([11, 12, 2], [12, 11, 1], [12, 12, 3]))).toEqual([
    '3 of 6 changed their minds: 2 left A and 1 left B',
    '3 people kept the decision of their room vote.',
  ]);
  expect(await sentenceOf(flows([11, 12, 1], [12, 12, 3]))).toEqual([
    '1 of 4 moved, away from A',
    '3 people kept the decision of their room vote. Nobody left B.',
  ]);
  expect(await sentenceOf(flows([11, 12, 2], [null, 11, 1]))).toEqual([
    '2 of 2 changed their minds, all of them away from A',
    'Only one person without a room vote joined A.',
  ]);
  expect(await sentenceOf(flows([11, 11, 1], [null, 12, 1]))).toEqual([
    'Nobody moved',
    'One person kept the decision of their room vote.',
  ]);
});

test('each room has a small chart, named by its numbers', async () => {
  await show(
    shift({
      rooms: [
        {
          room_name: 'legal',
          flows: [
            { from: 11, to: 12, people: 3 },
            { from: null, to: 12, people: 1 },
          ],
        },
        { room_name: 'social', flows: [{ from: 12, to: 12, people: 2 }] },
      ],
    }),
  );
  expect(screen.getByRole('img', { name: '3 from A to B, 1 from no room vote to B' })).toBeVisible();
  expect(screen.getByText('3 of 3 moved')).toBeVisible();
  expect(screen.getByRole('img', { name: '2 from B to B' })).toBeVisible();
});

test('the table of the shift stays if charts are turned off', async () => {
  await show(shift(), { withCharts: false });
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  expect(screen.getByRole('table')).toBeVisible();
});

test('a stage without votes and an open stage have no section', async () => {
  const page = await show(null);
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
  page.unmount();
  await show(shift({ rooms: [{ room_name: 'legal', flows: [{ from: null, to: null, people: 4 }] }] }));
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});

test('decisions recorded on behalf are a line below, and a stage without room votes says so', async () => {
  await show(
    shift({ rooms: [{ room_name: 'legal', flows: [{ from: null, to: 11, people: 4 }] }], on_behalf: 1 }),
  );
  expect(screen.getByText('Nobody cast a room vote, so nobody could move.')).toBeVisible();
  expect(screen.getByText('One decision that a facilitator recorded is not counted here.')).toBeVisible();
});

test('the section shows distributions and means of the confidence, and forecasts against choices', async () => {
  await show(
    shift({
      confidence: {
        room_votes: [0, 0, 0, 0, 0, 3, 0, 5, 0, 0, 4],
        final_votes: null,
        forecasts: [
          { decision_id: 11, people: 9 },
          { decision_id: 12, people: 3 },
        ],
        by_move: { stayed: { people: 8, mean: 71.2 }, moved: { people: 4, mean: 44 } },
        more_popular: { decision_id: 12, votes: 8, of_votes: 30, forecasts: 3, of_forecasts: 30 },
      },
    }),
  );
  expect(
    within(screen.getByRole('list', { name: 'With the room vote' })).getByText('70 of 100: 5'),
  ).toBeInTheDocument();
  expect(screen.getByText('Stayed, 8')).toBeVisible();
  expect(screen.getByText('71')).toBeVisible();
  const forecasts = within(
    screen.getByText('What they expected, what they chose').parentElement as HTMLElement,
  );
  expect(forecasts.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'AA: Keep the night shift 9 of 12 expected it3 of 6 chose it',
    'BB: Stand the harbour down Chosen3 of 12 expected it3 of 6 chose it',
  ]);
  expect(screen.getByText('B was more popular than predicted.')).toBeVisible();
  expect(screen.getByText(/does not make it the better decision/)).toBeVisible();
});

test('a stage with fewer than four people shows counts only, and a sentence says so', async () => {
  await show(shift({ confidence: noTotals }));
  for (const question of ['With the room vote', 'With the final decision'])
    expect(
      screen.getByText(`${question}: fewer than four people answered, so no totals are shown.`),
    ).toBeVisible();
  expect(screen.queryByRole('list', { name: 'With the room vote' })).not.toBeInTheDocument();
});
