import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { invalidateAfter } from '../../../lib/live/live-invalidation.ts';
import { noObjectives, objectivesReport, ratedPlace } from '../../../testing/objectives.ts';
import { renderPage } from '../../../testing/render.tsx';
import { server } from '../../../testing/server.ts';
import { Objectives } from './Objectives.tsx';

const cellsOf = async (name: RegExp) =>
  within(await screen.findByRole('row', { name }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

test('the table of objectives has the recorded ratings, and says what was not rated', async () => {
  server.reply('getObjectivesReport', objectivesReport());
  await renderPage(<Objectives runId={5} />);
  expect(await cellsOf(/^Time/)).toEqual(['19 of 20 min', '43 min']);
  expect(await cellsOf(/^Key facts shared/)).toEqual(['5 of 7', 'No key facts']);
  expect(await cellsOf(/^Changed their minds/)).toEqual(['4 of 24', 'Not recorded']);
  expect(await cellsOf(/^Decide in time/)).toEqual(['Not rated', 'Not rated']);
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Objective',
    'Stage 1Adrift in the Strait',
    'Stage 2Fire in the Harbour',
  ]);
});

test('the table counts marks, and names raters who left something out and rooms below the group', async () => {
  server.reply(
    'getObjectivesReport',
    objectivesReport({
      ratings: [
        ratedPlace({
          raters: 3,
          marks: [
            { mark: 'S', people: 2 },
            { mark: 'M', people: 1 },
          ],
        }),
        ratedPlace({ room_name: 'legal', marks: [], remarks: [{ text: 'They read.', may_be_shared: true }] }),
      ],
    }),
  );
  await renderPage(<Objectives runId={5} shared={false} />);
  await screen.findByRole('img', {
    name: 'Performed with some challenges: 2, Performed with major challenges: 1',
  });
  const [first] = await cellsOf(/^Decide in time/);
  expect(first).toBe('S2M1Legal ExpertNo mark1 of 3 ratersThey read.May be shared');
});

test('facilitators see who may read a remark, and the raters on request', async () => {
  server.reply(
    'getObjectivesReport',
    objectivesReport({
      ratings: [
        ratedPlace({
          remarks: [{ text: 'Nobody asked.', may_be_shared: false }],
          by: [{ name: 'Ada Lovelace', mark: 'S', remark: 'Nobody asked.', may_be_shared: false }],
        }),
      ],
    }),
  );
  const { user } = await renderPage(<Objectives runId={5} shared={false} />);
  expect((await cellsOf(/^Decide in time/))[0]).toBe('S11 of 3 ratersNobody asked.Facilitators only');
  expect(screen.queryByText('Ada Lovelace')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Show Raters' }));
  expect((await cellsOf(/^Decide in time/))[0]).toContain('Ada LovelaceSPerformed with some challenges');
  expect(screen.getAllByText('Nobody asked.')).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Hide Raters' }));
  expect(screen.queryByText('Ada Lovelace')).toBeNull();
});

test('participants see neither raters nor who may read a remark', async () => {
  server.reply(
    'getObjectivesReport',
    objectivesReport({
      ratings: [ratedPlace({ remarks: [{ text: 'They read.', may_be_shared: true }], by: null })],
    }),
  );
  await renderPage(<Objectives runId={5} />);
  expect((await cellsOf(/^Decide in time/))[0]).toBe('S11 of 3 ratersThey read.');
  expect(screen.queryByRole('button', { name: 'Show Raters' })).toBeNull();
});

test.each([
  [0, 'What the run recorded. Nobody has rated the objectives.', false],
  [1, 'What the run recorded, then the marks of the only rater.', true],
  [3, 'What the run recorded, then how many of the 3 raters gave each mark.', true],
])(
  'with %d raters, the section says so, and has the marks and the raters only if somebody rated',
  async (raters, words, hasMarks) => {
    const ratings = raters === 0 ? [] : [ratedPlace()];
    server.reply('getObjectivesReport', objectivesReport({ raters, ratings }));
    await renderPage(<Objectives runId={5} shared={false} />);
    await screen.findByText(words);
    expect(screen.queryByText('The group did it in time and without help.') !== null).toBe(hasMarks);
    expect(screen.queryByRole('button', { name: 'Show Raters' }) !== null).toBe(hasMarks);
  },
);

test.each([
  [false, /^Once you share the report, participants see/],
  [true, /^Participants see the marks/],
])('facilitators read what participants see, if the report is shared: %s', async (shared, words) => {
  server.reply('getObjectivesReport', objectivesReport());
  await renderPage(<Objectives runId={5} shared={shared} />);
  expect(await screen.findByText(words)).toBeTruthy();
});

test('a run without objectives shows nothing', async () => {
  server.reply('getObjectivesReport', noObjectives);
  await renderPage(<Objectives runId={5} shared={false} />);
  await waitFor(() => expect(document.querySelector('[data-loading]')).toBeNull());
  expect(screen.queryByText('Objectives')).toBeNull();
});

test('a new rating appears', async () => {
  server.reply('getObjectivesReport', objectivesReport());
  await renderPage(<Objectives runId={5} shared={false} />);
  expect(await cellsOf(/^Decide in time/)).toEqual(['Not rated', 'Not rated']);
  server.reply('getObjectivesReport', objectivesReport({ ratings: [ratedPlace()] }));
  invalidateAfter('rating-changed', null);
  await screen.findByRole('img', { name: 'Performed with some challenges: 1' });
});
