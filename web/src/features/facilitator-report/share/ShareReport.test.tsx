import { screen, within } from '@testing-library/react';
import type { Findings, GuidedDebrief } from '@vincere/contract';
import { describe, expect, test } from 'vitest';
import { ledDebrief, lesson } from '../../../testing/led-debriefs.tsx';
import { noObjectives, objectivesReport, ratedPlace } from '../../../testing/objectives.ts';
import { dialogError, renderPage, toastTexts } from '../../../testing/render.tsx';
import { badGateway, server } from '../../../testing/server.ts';
import { PageContents } from '../PageContents.tsx';
import { ShareReport } from './ShareReport.tsx';

const page = (not_shared: Findings['not_shared']): Findings => ({
  stages: [],
  last_outcome: null,
  findings: [],
  is_too_small: false,
  not_shared,
});
const facts = { of: 3, in_no_room: 0, with_all: 0, facts: [], pooled: [] };

async function openShare({
  shared = false,
  not_shared = null as Findings['not_shared'],
  holds = false,
  objectives = noObjectives,
  debrief = null as GuidedDebrief | null,
} = {}) {
  server.reply('getObjectivesReport', objectives);
  server.reply('getGuidedDebrief', { debrief });
  server.reply('getFindings', page(not_shared));
  server.reply('getRunFacts', {
    scenario_id: 21,
    holds_facts: holds,
    accepts_ticks: true,
    decisions: [],
    facts: [],
  });
  return renderPage(<ShareReport run={{ id: 5, shared }} />);
}

const listed = async () => {
  const dialog = await screen.findByRole('dialog', { name: 'Share With Participants' });
  return within(dialog)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
};

describe('sharing a report', () => {
  test('the dialog first says what participants will see in a shared report', async () => {
    const { user } = await openShare();
    await user.click(screen.getByRole('button', { name: 'Share With Participants' }));
    expect(await listed()).toEqual([
      'what was decided, with the votes for each decision, and how it ended',
      'how the group decided: the findings, which name nobody',
    ]);
  });

  test('the dialog counts the key facts, and those that are held back now', async () => {
    const { user } = await openShare({ not_shared: facts, holds: true });
    await user.click(screen.getByRole('button', { name: 'Share With Participants' }));
    await screen.findByText('what each room knew, which you hold back now');
    expect((await listed()).slice(2)).toEqual([
      'what was not shared: the key facts that never left their rooms',
      'what each room knew, which you hold back now',
    ]);
  });

  test('the dialog counts the objectives, and warns if everybody would know the only rater', async () => {
    const remarks = [{ text: 'They read.', may_be_shared: true }];
    const { user } = await openShare({
      objectives: objectivesReport({ raters: 1, ratings: [ratedPlace({ remarks })] }),
    });
    await user.click(screen.getByRole('button', { name: 'Share With Participants' }));
    await screen.findByText(/Everybody will know whose marks and remarks these are/);
    expect((await listed()).slice(2)).toEqual([
      'the objectives, with how many raters gave each mark, but not who they are',
      'the remarks of raters that may be shared',
    ]);
  });

  test('the dialog warns of each place that only one of several people rated', async () => {
    const ratings = [
      ratedPlace({ raters: 2 }),
      ratedPlace({ raters: 1, room_name: 'legal' }),
      ratedPlace({ raters: 1, stage_number: 2 }),
    ];
    const { user } = await openShare({ objectives: objectivesReport({ raters: 2, ratings }) });
    await user.click(screen.getByRole('button', { name: 'Share With Participants' }));
    expect(await screen.findByText(/^2 ratings are by one person alone/)).toBeVisible();
  });

  test('the dialog does not mention remarks that nobody shares, and warns of at most one rater', async () => {
    const remarks = [{ text: 'Nobody asked.', may_be_shared: false }];
    const { user } = await openShare({
      objectives: objectivesReport({ raters: 2, ratings: [ratedPlace({ remarks, raters: 2 })] }),
    });
    await user.click(screen.getByRole('button', { name: 'Share With Participants' }));
    await screen.findByText('the objectives, with how many raters gave each mark, but not who they are');
    expect(await listed()).toHaveLength(3);
    expect(screen.queryByText(/Everybody will know/)).toBeNull();
  });

  test('the dialog counts what the debrief has released', async () => {
    const entry = { id: 'a', phase: 'why' as const, text: 'It went fast.', name: null };
    const debrief = ledDebrief({ released: [entry], lessons: [lesson('b', 'Ask every room.')] });
    const { user } = await openShare({ debrief });
    await user.click(screen.getByRole('button', { name: 'Share With Participants' }));
    await screen.findByText(/the answers of the debrief/);
    expect((await listed()).slice(2)).toEqual([
      'the answers of the debrief that were released, which they also see without sharing',
      'the lessons and actions of the debrief, which they also see without sharing',
    ]);
  });

  test('a report is shared after the dialog, which stays open with the reason if that fails', async () => {
    const { user } = await openShare();
    await user.click(screen.getByRole('button', { name: 'Share With Participants' }));
    const dialog = await screen.findByRole('dialog');
    server.reply('shareReport', badGateway());
    await user.click(within(dialog).getByRole('button', { name: 'Share' }));
    expect(await dialogError()).not.toBe('');
    server.reply('shareReport', { id: 5, shared: true });
    await user.click(within(dialog).getByRole('button', { name: 'Share' }));
    await screen.findByText('Report Shared');
    expect(server.received('shareReport').at(-1)).toMatchObject({ body: { shared: true } });
  });

  test('a facilitator can stop sharing a report', async () => {
    const { user } = await openShare({ shared: true });
    server.reply('shareReport', { id: 5, shared: false });
    await user.click(screen.getByRole('button', { name: 'Stop Sharing' }));
    await screen.findByText('Sharing Stopped');
    expect(toastTexts()[1]).toBe('Participants no longer see the report.');
    expect(server.received('shareReport').at(-1)).toMatchObject({ body: { shared: false } });
  });
});

test('the links of a report name its parts, and key facts and objectives only if it has some', async () => {
  const opened: string[] = [];
  server.reply('getObjectivesReport', noObjectives);
  server.reply('getKnownFacts', { stages: [] });
  const { user } = await renderPage(<PageContents runId={5} onOpen={(id) => opened.push(id)} />);
  const nav = screen.getByRole('navigation', { name: 'On this page' });
  expect(
    within(nav)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['Findings', 'Stage by stage', 'Questionnaires', 'Replay']);
  await user.click(within(nav).getByRole('link', { name: 'Replay' }));
  expect(opened).toEqual(['report-timeline']);
});

test('the links of a report lead to its objectives', async () => {
  server.reply('getKnownFacts', { stages: [] });
  server.reply('getObjectivesReport', objectivesReport());
  await renderPage(<PageContents runId={5} onOpen={() => {}} />);
  await screen.findByRole('link', { name: 'Objectives' });
  const links = screen.getAllByRole('link').map(({ textContent }) => textContent);
  expect(links).toEqual(['Findings', 'Objectives', 'Stage by stage', 'Questionnaires', 'Replay']);
});
