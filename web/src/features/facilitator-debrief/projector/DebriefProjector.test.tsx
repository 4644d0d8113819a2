import { cleanup, screen, within } from '@testing-library/react';
import type { GuidedDebrief } from '@vincere/contract';
import { expect, test, vi } from 'vitest';
import {
  entry,
  finishedRun,
  ledDebrief,
  lesson,
  madeQuestion,
  minority,
  question,
  replyWithFindings,
  tie,
} from '../../../testing/led-debriefs.tsx';
import { renderPage } from '../../../testing/render.tsx';
import { badGateway, server } from '../../../testing/server.ts';
import { DebriefProjector } from './DebriefProjector.tsx';

async function project(debrief: GuidedDebrief, onLeave = vi.fn<() => void>()) {
  replyWithFindings();
  const received = { debrief, control: debrief.control!, receivedAt: 0 };
  const view = await renderPage(
    <DebriefProjector run={finishedRun} received={received} onLeave={onLeave} isOwnWindow />,
  );
  return { ...view, onLeave, wall: await screen.findByRole('dialog', { name: 'Projector view' }) };
}
const questionText = () => screen.getByRole('heading', { level: 1 }).textContent;

test('before the debrief begins, the projector shows no question', async () => {
  const { wall } = await project(ledDebrief({ opened_at: null, phase: 'reactions' }));
  expect(questionText()).toBe('Debrief');
  expect(within(wall).queryByRole('list', { name: 'Phases' })).toBeNull();
});

test('the projector shows a question with its picture, the last four answers and one count', async () => {
  const { wall } = await project(
    ledDebrief({
      question: madeQuestion(tie),
      released: [
        entry('a', 'First.'),
        entry('b', 'Second.'),
        entry('c', 'Third.', { name: 'Priya Nair' }),
        entry('d', 'Fourth.'),
        entry('e', 'Fifth.'),
        entry('f', 'Of another phase.', { phase: 'reactions' }),
      ],
    }),
  );
  expect(questionText()).toBe('A and B had 9 votes each. What would have broken the tie?');
  expect(await screen.findByText('Final decisions of stage 2, A second night')).toBeVisible();
  const said = screen.getByRole('region', { name: 'What you said' });
  expect(
    within(said)
      .getAllByRole('listitem')
      .map((one) => one.textContent),
  ).toEqual(['Second.', 'Third.Priya Nair', 'Fourth.', 'Fifth.']);
  expect(said).toHaveTextContent('One more is on your own screen');
  expect(wall).toHaveTextContent('5 answers for all');
  expect(within(wall).getByText('Why')).toHaveAttribute('aria-current', 'step');
});

test('the bar of a decision is as wide as its share of the votes, also in a tie', async () => {
  await project(ledDebrief({ question: madeQuestion(tie) }));
  const title = await screen.findByText('Final decisions of stage 2, A second night');
  const bars = [...(title.parentElement?.querySelectorAll<HTMLElement>('li [aria-hidden] > i') ?? [])];
  expect(bars.map((bar) => bar.style.width)).toEqual(['38%', '38%', '25%']);
});

/** Returns the letters of the decisions that a part of the page shows as chosen. */
const chosenIn = (part: Element) =>
  [...part.querySelectorAll('.decision-mark[data-filled]')].map((mark) => mark.textContent);

test.each([
  tie,
  minority,
  { ...minority, kind: 'last-decision', offered: 3 },
  { ...minority, kind: 'path', met: 1, of: 3 },
  {
    ...minority,
    kind: 'room-against-group',
    room_name: 'legal',
    chosen_votes: 9,
    cast: 24,
    votes_each: null,
  },
  { ...minority, kind: 'forecast', named: 4, expected: null },
])('the picture of a finding ($kind) fills the diamond of the chosen decision only', async (finding) => {
  const { wall } = await project(ledDebrief({ question: madeQuestion(finding as typeof tie) }));
  await screen.findByRole('heading', { level: 2 });
  expect(new Set(chosenIn(wall))).toEqual(new Set(['A']));
});

test('a reason of the minority leaves the diamond of its decision empty', async () => {
  const { wall } = await project(ledDebrief({ question: madeQuestion(minority), quotation: 'They answer.' }));
  expect(wall.querySelector('.decision-mark')).toHaveTextContent('C');
  expect(chosenIn(wall)).toEqual([]);
});

test('no line break separates the number of a stage from its word on the projector', async () => {
  await project(ledDebrief({ question: question({ text: 'What was known in stage 2?' }) }));
  expect(questionText()).toBe('What was known in stage\u00a02?');
  cleanup();
  await project(ledDebrief({ question: madeQuestion(tie) }));
  const title = await screen.findByText('Final decisions of stage 2, A second night');
  expect(title.textContent).toContain('stage\u00a02');
});

test('no button has the focus when the projector opens, so that no focus ring is projected', async () => {
  const { wall } = await project(ledDebrief());
  expect(wall).toHaveFocus();
});

test('a reason of the minority is quoted only if a facilitator shows one', async () => {
  const { wall } = await project(ledDebrief({ question: madeQuestion(minority), quotation: 'They answer.' }));
  expect(wall.querySelector('blockquote')).toHaveTextContent('They answer.');
});

test('at most seven lessons are shown while they are marked, without counts', async () => {
  const lessons = Array.from({ length: 9 }, (_, index) => lesson(`l${index}`, `Lesson ${index}.`));
  const { wall } = await project(ledDebrief({ phase: 'lessons', lessons }));
  expect(questionText()).toBe('Which three will you hold on to?');
  const list = screen.getByRole('list', { name: 'Lessons, in random order' });
  expect(
    within(list)
      .getAllByRole('listitem')
      .map((one) => one.textContent),
  ).toEqual(lessons.slice(0, 7).map(({ text }) => text));
  expect(wall).toHaveTextContent('2 more are on your own screen');
  expect(wall).not.toHaveTextContent('marked');
});

test('each lesson shows its marks once the marking is closed', async () => {
  const { wall } = await project(
    ledDebrief({
      phase: 'lessons',
      is_marking_closed: true,
      marked_by: 19,
      lessons: [lesson('a', 'Ask.', { marks: 15 })],
    }),
  );
  expect(wall).toHaveTextContent('19 marked');
  expect(questionText()).toBe('What will you do differently on Monday?');
  expect(screen.getByRole('list', { name: 'Lessons, most marks first' })).toHaveTextContent('15 marksAsk.');
});

test('commitments stay private, and actions that were not dropped are shown', async () => {
  const action = { id: 1, what: 'Ask.', owner_seat_id: null, owner: 'Ops', due_on: null } as const;
  await project(
    ledDebrief({
      phase: 'commitment',
      actions: [
        { ...action, status: 'open' },
        { ...action, id: 2, what: 'Shout.', status: 'dropped' },
      ],
    }),
  );
  const actions = screen.getByRole('region', { name: 'What we will do' });
  expect(
    within(actions)
      .getAllByRole('listitem')
      .map((one) => one.textContent),
  ).toEqual(['Ask.Ops']);
});

test('the projector is dark at first, and stays light once that is chosen', async () => {
  const { wall, user, onLeave, unmount } = await project(ledDebrief());
  expect(wall).toHaveAttribute('data-theme', 'dark');
  await user.click(screen.getByRole('button', { name: 'Light' }));
  expect(wall).toHaveAttribute('data-theme', 'light');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(onLeave).toHaveBeenCalledOnce();
  unmount();
  expect((await project(ledDebrief())).wall).toHaveAttribute('data-theme', 'light');
});

test('a picture that could not be loaded says so, and the question stays', async () => {
  server.reply('getFindings', badGateway());
  const debrief = ledDebrief({ question: madeQuestion(tie) });
  await renderPage(
    <DebriefProjector
      run={finishedRun}
      received={{ debrief, control: debrief.control!, receivedAt: 0 }}
      onLeave={() => {}}
    />,
  );
  expect(await screen.findByText('The picture could not be loaded. It is tried again.')).toBeVisible();
  expect(questionText()).toBe('A and B had 9 votes each. What would have broken the tie?');
  // The picture appears without anybody pressing a button.
  replyWithFindings();
  expect(await screen.findByText('Final decisions of stage 2, A second night')).toBeVisible();
});
