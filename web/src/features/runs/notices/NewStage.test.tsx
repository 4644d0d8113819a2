import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderPage, toastTexts } from '../../../testing/render.tsx';
import { run } from '../../../testing/runs.ts';
import { server } from '../../../testing/server.ts';
import { NewStage } from './NewStage.tsx';

const draft = run({ status: 'DRAFT' });

test.each([
  ['a page that shows the decision reads none for its toast', true, 0],
  ['another page reads the decision for its toast', false, 1],
])('%s', async (_, showsDecision, reads) => {
  server.reply('getParticipantReport', { report_per_stage: [] } as never);
  const Page = () => {
    const [shownRun, setShownRun] = useState(draft);
    return (
      <>
        <button type="button" onClick={() => setShownRun(run({ status: 'IN_PROGRESS' }))}>
          Move on
        </button>
        <NewStage
          run={shownRun}
          heading={{ current: null }}
          showTop={() => {}}
          showsDecision={showsDecision}
        />
      </>
    );
  };
  const { user } = await renderPage(<Page />);
  await user.click(screen.getByRole('button', { name: 'Move on' }));
  await expect.poll(toastTexts).toContain('The simulation has started');
  expect(server.received('getParticipantReport')).toHaveLength(reads);
});
