import { screen } from '@testing-library/react';
import { defaultSettings } from '@vincere/contract';
import { questionSlots } from '@vincere/domain';
import { expect, test } from 'vitest';
import { renderPage } from '../../../testing/render.tsx';
import { server } from '../../../testing/server.ts';
import type { AnswerMap } from '../types.ts';
import { BeforeAfter } from './BeforeAfter.tsx';

const answers = Object.fromEntries(questionSlots.map(({ key }) => [key, 3])) as AnswerMap;

type Case = [string, AnswerMap | null, AnswerMap | null, string[]];
test.each<Case>([
  ['both', answers, answers, ['Usually', 'This time']],
  ['no', null, null, []],
  ['only earlier', answers, null, ['Usually']],
  ['only later', null, answers, ['This time']],
])('with %s answers, the legend names what is shown, and no difference', async (_, before, after, keys) => {
  server.reply('getSettings', defaultSettings);
  await renderPage(<BeforeAfter before={before} after={after} />);
  expect(screen.getByRole('heading', { name: 'Your answers' })).toBeVisible();
  for (const key of ['Usually', 'This time'])
    expect(screen.queryAllByText(key)).toHaveLength(keys.includes(key) ? 1 : 0);
  expect(document.body).not.toHaveTextContent(/[+−]\d/);
});
