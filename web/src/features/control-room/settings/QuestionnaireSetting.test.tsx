import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage, toastTexts } from '../../../testing/render.tsx';
import { run } from '../../../testing/runs.ts';
import { refusal, server } from '../../../testing/server.ts';
import { QuestionnaireSetting } from './QuestionnaireSetting.tsx';

const choice = () => screen.getByLabelText('Questionnaires');

test('a chosen scope of the questionnaires is saved', async () => {
  const { user } = await renderPage(<QuestionnaireSetting run={run()} />);
  expect(choice()).toHaveDisplayValue('All 20 questions');
  const answer = server.hold('setQuestionnaires');
  await user.selectOptions(choice(), 'Scales only (15 questions)');
  expect(choice()).toHaveValue('scales');
  answer({ id: 5, questionnaires: 'scales' });
  expect(server.received('setQuestionnaires')).toMatchObject([
    { params: { runId: '5' }, body: { questionnaires: 'scales' } },
  ]);
});

test('a scope that could not be saved turns back to the stored one', async () => {
  const { user } = await renderPage(<QuestionnaireSetting run={run({ questionnaires: 'none' })} />);
  server.reply('setQuestionnaires', refusal('run.unknown'));
  await user.selectOptions(choice(), 'full');
  await expect.poll(() => toastTexts()[0]).toBe('Questionnaires: nothing was changed');
  expect(choice()).toHaveValue('none');
});
