import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { ScenarioDecisions } from '../features/briefing/ScenarioDecisions.tsx';
import { Observers } from '../features/control-room/observers/Observers.tsx';
import { ObserverView } from '../features/control-room/observers/ObserverView.tsx';
import { SummaryFigures } from '../features/participant-summary/SummaryFigures.tsx';
import { HelpThread } from '../features/runs/help/HelpThread.tsx';
import { RoomTable } from '../features/table/RoomTable.tsx';
import { TableSection } from '../features/table/TableSection.tsx';
import { FinalDecisionForm } from '../features/votes/FinalDecisionForm.tsx';
import { RoomLeanings } from '../features/votes/RoomLeanings.tsx';
import { RoomTally } from '../features/votes/RoomTally.tsx';
import { queryClient } from '../lib/api.ts';
import { renderPage } from '../testing/render.tsx';
import { board, run } from '../testing/runs.ts';
import { server } from '../testing/server.ts';

/** Words that belong to a run that is still played. */
const ofRunningRun = /\b(yet|so far|will|until|waiting|appear|live|leads on|open your room)\b/i;

const finished = run({ status: 'COMPLETED', table: true });
const votes = {
  room_name: 'legal' as const,
  scenario_id: 21,
  all_room_decisions: [],
  'Counts votes': {},
  max_vote: null,
  max_vote_count: 0,
  max_vote_percentage: 0,
  tied: [],
  votes_cast: 0,
  ballots: 2,
  Simulation_run_details: { all_users_decision: [] },
};
const nothing = () => {};

const pages: Record<string, ReactNode> = {
  'the dashboard’s table': <TableSection run={finished} evidence={undefined} />,
  'the table beside a room': <RoomTable run={finished} />,
  'the leanings of the rooms': <RoomLeanings run={finished} />,
  'the votes of a room': (
    <RoomTally
      run={finished}
      room="legal"
      votes={votes}
      posts={[]}
      onTable={undefined}
      failed={false}
      retrying={false}
      onRetry={nothing}
      isOpen
      isBehind={false}
      ownSeatId={undefined}
    />
  ),
  'a final form without decisions': (
    <FinalDecisionForm run={finished} final={{ vote: undefined, reasoning: '' } as never} hasEnded />
  ),
  'a question to the facilitators': (
    <HelpThread
      questions={[
        { id: 1, content: 'May we?', created_at: finished.created_at, settled_at: null, answers: [] },
      ]}
      isOver
    />
  ),
  'the figures of a summary': (
    <SummaryFigures
      report={{ report_per_stage: [], alignment_rate: 0 } as never}
      totalStages={3}
      room="legal"
    />
  ),
  'the decisions of a scenario': (
    <ScenarioDecisions scenario={{ all_decisions: [], runs: [{ decision_chosen_id: null }] } as never} />
  ),
  'an observer’s page': (
    <ObserverView
      received={{ run: finished, receivedAt: 0 }}
      board={board()}
      tools={null}
      onPresent={nothing}
    >
      {null}
    </ObserverView>
  ),
  'the list of observers': <Observers run={finished} origin="https://vincere.example.org" />,
};

test.each(Object.entries(pages))('%s describes a finished run in the past tense', async (_, page) => {
  server.reply('getRunTable', { scenario_id: 21, is_open: false, items: [] });
  server.reply('getRoomVotes', votes);
  server.reply('getGuidedDebrief', { debrief: null });
  server.reply('getRunOrders', { orders: [] });
  server.reply('listObservers', {
    observers: [
      {
        user_id: 9,
        first_name: 'Jo',
        last_name: 'Marsh',
        email_address: 'jo@example.org',
        created_at: finished.created_at,
      },
    ],
  });
  const { container } = await renderPage(page);
  await expect.poll(() => container.textContent).not.toBe('');
  await expect.poll(() => queryClient.isFetching()).toBe(0);
  const names = [...container.querySelectorAll('[aria-label]')].map((element) => element.ariaLabel);
  const texts = container.innerHTML.split(/<[^>]*>/);
  expect([...texts, ...names].filter((text) => ofRunningRun.test(text ?? ''))).toEqual([]);
});
