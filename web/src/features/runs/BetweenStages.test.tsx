import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderPage, toastTexts } from '../../testing/render.tsx';
import { run } from '../../testing/runs.ts';
import { server } from '../../testing/server.ts';
import { BetweenStages } from './BetweenStages.tsx';
import { useBetweenStages } from './useBetweenStages.ts';

const outcome = { scenario_id: 21, decision_id: 32, text: 'The lights went on.', sentences: [] };
const voteOf = (user_run_id: number, decision_chosen_id: number) => ({
  user_run_id,
  scenario_id: 21,
  decision_chosen_id,
  reasoning: 'So',
  evidence: [],
  evidence_files: [],
  on_behalf: false,
});
const revealed = run({
  current_stage: { id: 12, stage_number: 2, stage_instruction: '' },
  stage_begun_at: null,
  is_outcome_shown: false,
  all_users_decision: [voteOf(1, 32), voteOf(2, 32), voteOf(3, 31)],
});

function answerReads(own: number | null) {
  server.reply('getParticipantReport', {
    report_per_stage: [
      {
        stage_number: 1,
        scenario_id: 21,
        chosen_decision: 'Run it by hand',
        chosen_decision_id: 32,
        decided_by: 'majority',
        order: null,
        user_chosen_decision: own && { decision_chosen: 'Cut the port off', decision_chosen_id: own },
      },
    ],
  } as never);
  server.reply('getScenario', {
    all_decisions: [
      { id: 31, title_of_decision: 'Cut the port off', description_of_decision: '' },
      { id: 32, title_of_decision: 'Run it by hand', description_of_decision: '' },
    ],
  } as never);
}

test('a revealed result shows the decision with all votes, and that the next stage has not begun', async () => {
  answerReads(31);
  await renderPage(<BetweenStages run={revealed} />);
  expect(await screen.findByRole('heading', { level: 1, name: /Run it by hand/ })).toHaveFocus();
  expect(screen.getByText(/2 of 3 chose it\. You chose Cut the port off\./)).toBeVisible();
  expect(await screen.findByText('33%')).toBeVisible();
  expect(document.querySelector('.notice')).toHaveTextContent(
    'Stage 2 has not begun. Look up: your facilitator opens it for everyone at once.',
  );
  expect(screen.queryByText('The lights went on.')).not.toBeInTheDocument();
});

test('an outcome takes the place of the votes once it is shown', async () => {
  answerReads(32);
  await renderPage(<BetweenStages run={{ ...revealed, is_outcome_shown: true, last_outcome: outcome }} />);
  expect(await screen.findByText('The lights went on.')).toBeVisible();
  expect(screen.getByText(/You chose it too\./)).toBeVisible();
  expect(screen.queryByText('33%')).not.toBeInTheDocument();
});

test('a person who did not vote reads no sentence about an own choice', async () => {
  answerReads(null);
  await renderPage(<BetweenStages run={revealed} />);
  expect(await screen.findByText('2 of 3 chose it.')).toBeVisible();
});

test('the begin of the next stage is announced once, and the page shows the stage', async () => {
  function Page() {
    const [currentRun, setCurrentRun] = useState(revealed);
    const isBetween = useBetweenStages(currentRun);
    return (
      <main id="main">
        <button type="button" onClick={() => setCurrentRun(run({ current_stage: revealed.current_stage }))}>
          Begin
        </button>
        <h1 tabIndex={-1}>{isBetween ? 'Result' : 'Stage'}</h1>
      </main>
    );
  }
  const { user } = await renderPage(<Page />);
  expect(screen.getByRole('heading')).toHaveTextContent('Result');
  await user.click(screen.getByRole('button', { name: 'Begin' }));
  expect(screen.getByRole('heading')).toHaveTextContent('Stage');
  expect(screen.getByRole('heading')).toHaveFocus();
  await expect.poll(toastTexts).toContain('A new stage has begun');
});
