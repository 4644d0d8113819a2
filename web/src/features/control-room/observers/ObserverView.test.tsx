import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { finishedRun, replyWithFindings } from '../../../testing/led-debriefs.tsx';
import { objectivesReport } from '../../../testing/objectives.ts';
import { renderPage } from '../../../testing/render.tsx';
import { board, run } from '../../../testing/runs.ts';
import { server } from '../../../testing/server.ts';
import { ObserverView } from './ObserverView.tsx';

const last_outcome = { scenario_id: 21, decision_id: 31, text: 'The port stays dark.', sentences: [] };

async function observe(shown: ReturnType<typeof run>, changes: Parameters<typeof board>[0] = {}) {
  replyWithFindings();
  server.reply('getObjectivesReport', objectivesReport());
  server.reply('getGuidedDebrief', { debrief: null });
  return renderPage(
    <ObserverView
      received={{ run: shown, receivedAt: 0 }}
      board={board(changes)}
      tools={null}
      onPresent={() => {}}
    >
      {null}
    </ObserverView>,
  );
}

const decisions = () => screen.queryByRole('heading', { name: 'Available Decisions' });

test.each(['DRAFT', 'PAUSED', 'ENDED'] as const)(
  'observers of a run that is %s read the instruction of its stage',
  async (status) => {
    await observe(run({ status }));
    expect(screen.getByText('The first hour')).toBeVisible();
  },
);

test('observers of a run in play see the decisions, and no ending', async () => {
  await observe(run());
  expect(decisions()).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'The simulation has ended' })).toBeNull();
});

test('the orders of earlier stages stay readable', async () => {
  const order = {
    scenario_id: 11,
    stage_number: 1,
    is_asked: true,
    is_open: false,
    text: 'Call the tug.',
    revision: 2,
    pen: null,
    leading: [],
    conditions: [],
  };
  server.reply('getRunOrders', { orders: [order] });
  const closed = {
    stage_number: 1,
    scenario: { id: 11, name: 'The quay' },
    decision: { id: 31, title_of_decision: 'Wait' },
    decided_by: 'majority' as const,
    forced: false,
  };
  const { user } = await observe(run({ table: false }), { path: [closed] });
  expect(screen.getByRole('heading', { name: 'Stage 1: The quay' })).toBeVisible();
  await user.click(await screen.findByText('The order of the group'));
  expect(screen.getByText('Call the tug.')).toBeVisible();
});

test('a finished run begins with its ending for observers, and leads to the report once it is shared', async () => {
  const { user } = await observe({ ...finishedRun, shared: true });
  const end = screen.getByRole('heading', { name: 'The simulation has ended' });
  const status = end.closest<HTMLElement>('[role=status]')!;
  expect(decisions()).toBeNull();
  expect(end.compareDocumentPosition(screen.getByRole('main'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await user.click(within(status).getByRole('link', { name: 'Read the Report' }));
  expect(screen.getByRole('heading', { name: 'Report of the group' })).toHaveFocus();
});

test('a finished run shows observers how it ended until the report is shared', async () => {
  const { unmount } = await observe({ ...finishedRun, last_outcome });
  expect(screen.getByRole('region', { name: 'How it ended' })).toHaveTextContent('The port stays dark.');
  unmount();
  await observe({ ...finishedRun, last_outcome, shared: true });
  expect(await screen.findByRole('heading', { name: 'How the group decided' })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'How it ended' })).toBeNull();
});

test('a run that was ended early says so, and that its report is not shared yet', async () => {
  await observe(run({ status: 'ENDED' }));
  expect(screen.getByText('A facilitator has ended the simulation early')).toBeVisible();
  expect(
    screen.getByText('The report of the group appears here once a facilitator shares it.'),
  ).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Read the Report' })).toBeNull();
});
