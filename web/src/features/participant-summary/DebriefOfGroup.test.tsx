import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { entry, ledDebrief, lesson, madeQuestion, question, tie } from '../../testing/led-debriefs.tsx';
import { renderPage } from '../../testing/render.tsx';
import { badGateway, server } from '../../testing/server.ts';
import { DebriefOfGroup } from './DebriefOfGroup.tsx';

const runId = 5;

test('a summary has the lessons of a debrief, and what was asked and said in it', async () => {
  server.reply('getGuidedDebrief', {
    debrief: ledDebrief({
      phase: 'done',
      asked: [madeQuestion(tie, { phase: 'what-happened' }), question({ id: 2 })],
      released: [entry('a', 'We were waiting.')],
      lessons: [lesson('b', 'Ask every room.', { marks: 3 })],
    }),
  });
  const { user } = await renderPage(<DebriefOfGroup runId={runId} />);
  const lessons = await screen.findByRole('region', { name: 'Lessons' });
  expect(lessons).toHaveTextContent('Ask every room.');
  await user.click(screen.getByText('What was said in the debrief'));
  const happened = screen.getByRole('region', { name: 'What happened' });
  const text = 'A and B had 9 votes each. What would have broken the tie?';
  expect(within(happened).getByText(text)).toBeVisible();
  expect(happened).toHaveTextContent('Stage 2');
  const why = screen.getByRole('region', { name: 'Why' });
  expect(within(why).getByText('Who had the keys?')).toBeVisible();
  expect(within(why).getByText('We were waiting.')).toBeVisible();
  // The lessons have a section of their own.
  expect(screen.getAllByText('Ask every room.')).toHaveLength(1);
});

test('a summary says if the debrief could not be loaded, and reads it again', async () => {
  server.reply('getGuidedDebrief', badGateway());
  const { user } = await renderPage(<DebriefOfGroup runId={runId} />);
  expect(await screen.findByText('The debrief could not be loaded')).toBeVisible();
  server.reply('getGuidedDebrief', { debrief: ledDebrief({ lessons: [lesson('b', 'Ask every room.')] }) });
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Ask every room.')).toBeVisible();
  expect(screen.queryByText('The debrief could not be loaded')).toBeNull();
});
