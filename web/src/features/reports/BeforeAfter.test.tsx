import { screen } from '@testing-library/react';
import { questionSlots } from '@vincere/domain';
import { expect, test } from 'vitest';
import { renderPage } from '../../testing/render.tsx';
import { BeforeAfter } from './BeforeAfter.tsx';
import type { AnswerMap } from './types.ts';

const answers = Object.fromEntries(questionSlots.map(({ key }) => [key, 3])) as AnswerMap;

test.each([
  ['both', answers, answers, 'Before and after'],
  ['no', null, null, 'Before and after'],
  ['only earlier', answers, null, 'Before and after'],
  ['only later', null, answers, 'After the simulation'],
])('with %s answers, the heading names what is shown', async (_, before, after, title) => {
  await renderPage(<BeforeAfter before={before} after={after} />);
  expect(screen.getByRole('heading', { name: title })).toBeVisible();
});
