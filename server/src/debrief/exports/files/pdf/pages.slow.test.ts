import { inflateSync } from 'node:zlib';
import { reportLayouts } from '@vincere/contract';
import { ratingMarks } from '@vincere/domain';
import { beforeAll, describe, expect, test } from 'vitest';
import { translatorFor } from '../../../../platform/i18n/translator.ts';
import { reportOn, reportOptions, textOf } from '../../../../testing/reports.ts';
import { buildRun } from '../../../../testing/runs.ts';
import { startServer } from '../../../../testing/server.ts';
import { loadRunData, type RunData } from '../../run-data.ts';
import { text } from '../report/blocks.ts';
import { pdfOf, typeset } from './document.ts';
import { drawBlocks } from './draw.ts';
import { page, styles } from './style.ts';

const english = translatorFor('en');
const headingSizes = new Set(['h1', 'h2', 'h3'].map((style) => styles[style]?.fontSize));
/** The height of the footer and the margin below it, in points. */
const { foot } = page;
const textHeight = page.height - page.margin - foot;
/** The largest empty part of a page. */
const largestGap = 1 / 3;

type Line = { y: number; size: number };

/** Returns the lines of text on each page, above the footer, with their height above the edge and their size in points. */
function linesOf(pdf: Buffer): Line[][] {
  const streams = [...pdf.toString('latin1').matchAll(/stream\n([\s\S]*?)\nendstream/g)].flatMap(
    ([, bytes = '']) => {
      try {
        return [inflateSync(Buffer.from(bytes, 'latin1')).toString('latin1')];
      } catch {
        return [];
      }
    },
  );
  return streams.filter((stream) => stream.includes('BT\n')).map(linesOn);
}

/** Reads the lines of one page. Drawings have transformations of their own, which are ignored with all they contain. */
function linesOn(stream: string): Line[] {
  const pageTransformations = 2;
  const lines: Line[] = [];
  const saved: number[] = [];
  let transformations = 0;
  let y = 0;
  for (const operation of stream.split('\n')) {
    if (operation === 'q') saved.push(transformations);
    else if (operation === 'Q') transformations = saved.pop() ?? 0;
    else if (operation.endsWith(' cm')) transformations += 1;
    else if (operation.endsWith(' Tm')) y = Number(operation.split(' ')[5]);
    else if (operation.endsWith(' Tf') && transformations <= pageTransformations && y > foot)
      lines.push({ y, size: Number(operation.split(' ')[1]) });
  }
  return lines;
}

function lowest(lines: readonly Line[]): Line {
  return lines.reduce((low, line) => (line.y < low.y ? line : low), { y: page.height, size: 0 });
}

/** A run with one closed stage, played by one person. */
let small: RunData;
beforeAll(async () => {
  const server = await startServer();
  const run = await buildRun(server, { rooms: ['legal'] });
  const params = { runId: run.id };
  const [decision_chosen_id = 0] = run.first.decision_ids;
  const vote = { decision_chosen_id, reasoning: 'The pier gives way, and we must act now' };
  await run.members[0]?.call('castRoomVote', { params, body: vote });
  await run.members[0]?.call('castFinalVote', { params, body: vote });
  await run.facilitator.call('advanceRun', { params, body: {} });
  small = await loadRunData(server.app.db.read, run.id, server.clock.now);
  await server.close();
});

/** Returns a run of several stages with texts of `length` characters, and `people` votes in each. */
function runOf(stages: number, people: number, length: number): RunData {
  const text = 'The sea is calm tonight. '.repeat(length / 25);
  return {
    ...small,
    stages: Array.from({ length: stages }, (_, index) =>
      small.stages.map((stage) => ({
        ...stage,
        stage_number: index + 1,
        text: `${text}\n\n${text}`,
        decisions: stage.decisions.map((decision) => ({ ...decision, description_of_decision: text })),
      })),
    ).flat(),
    votes: small.votes.flatMap((vote) => Array.from({ length: people }, () => vote)),
  };
}

describe.each([
  [1, 2],
  [3, 24],
])('the pages of a run with %d stages and %d people', (stages, people) => {
  test.each([0, 75, 150, 225, 300, 375, 450, 525, 600, 900, 1_200, 2_000])(
    'the pages of a run are filled, and none ends with a heading, for texts of %d characters',
    async (length) => {
      const pages = linesOf(await pdfOf(runOf(stages, people, length), reportOptions(), english));
      expect(pages.length).toBeGreaterThan(1);
      for (const lines of pages.slice(0, -1)) {
        const { y, size } = lowest(lines);
        expect(headingSizes).not.toContain(size);
        expect(y - foot).toBeLessThan(textHeight * largestGap);
      }
    },
  );
});

test('a short paragraph is on one page', async () => {
  const paragraph = 'The sea is calm tonight. '.repeat(17);
  const storyLines = async (count: number) => {
    const stages = small.stages.map((stage) => ({
      ...stage,
      text: Array(count).fill(paragraph).join('\n\n'),
    }));
    const pages = linesOf(await pdfOf({ ...small, stages }, reportOptions(), english));
    const isStory = ({ size }: Line) => size === styles['story']?.fontSize;
    return pages.map((lines) => new Set(lines.filter(isStory).map(({ y }) => y)).size);
  };
  const perParagraph = (await storyLines(2)).reduce((sum, lines) => sum + lines) / 2;
  const pages = (await storyLines(40)).filter((lines) => lines > 0);
  expect(perParagraph).toBeGreaterThan(3);
  expect(pages.length).toBeGreaterThan(2);
  expect(pages.filter((lines) => lines % perParagraph !== 0)).toEqual([]);
});

test('a long reason is complete, first in its list or not', async () => {
  const reasoning = 'The sea is calm tonight. '.repeat(300);
  const linesIn = async (votes: RunData['votes']) =>
    linesOf(await pdfOf({ ...small, votes }, reportOptions(), english)).flat().length;
  const [vote] = small.votes.filter(({ kind }) => kind === 'final');
  if (vote === undefined) throw new Error('Nobody voted');
  const words = reasoning.split(' ').length;
  expect(await linesIn([{ ...vote, reasoning }, vote])).toBeGreaterThan(words);
  expect(await linesIn([vote, { ...vote, reasoning }])).toBeGreaterThan(words);
});

describe('the layout for a board', () => {
  /** Returns a run of 24 people and three stages in which everything that the first pages show is long. */
  function longRun(length: number): RunData {
    const run = runOf(3, 24, length);
    const text = 'The sea is calm tonight. '.repeat(length / 25);
    const [stage] = run.findings.stages;
    const place = { scenario_id: stage?.scenario_id ?? 0 };
    return {
      ...run,
      known_facts: [
        {
          ...place,
          stage_number: 1,
          title_of_scenario: '',
          chosen_decision_id: 1,
          decisions: [],
          rooms: [],
          facts: [],
        },
      ],
      stages: run.stages.map((one, index) => ({
        ...one,
        // Key facts belong to one scenario.
        scenario_id: one.scenario_id + index,
        outcome: { text, sentences: [text] },
        order: { text, conditions: [{ text: 'With a date', is_met: true }] },
      })),
      findings: {
        ...run.findings,
        last_outcome: { text, sentences: [], stage_number: 3, is_ending: true },
        not_shared: {
          of: 24,
          in_no_room: 2,
          with_all: 1,
          facts: Array.from({ length: 18 }, (_, id) => ({
            ...place,
            id,
            stage_number: 1 + (id % 3),
            text: 'The lashing bridge at berth 4 failed its load test, and nobody told the crew.',
            rooms: ['legal' as const],
            is_read: true,
            supports: [],
            opposes: [],
          })),
          pooled: [{ ...place, stage_number: 1, facts: 8, decision_id: 1 }],
        },
      },
    };
  }

  /** Returns six objectives with long titles and texts, rated by eight people in three stages. */
  function longObjectives(length: number): NonNullable<RunData['objectives']> {
    const ids = [1, 2, 3, 4, 5, 6];
    const numbers = [1, 2, 3];
    const text = 'The sea is calm tonight. '.repeat(Math.min(length, 1_000) / 25);
    return {
      raters: 8,
      objectives: ids.map((id) => ({ id, title: 'Say what you know '.repeat(6).slice(0, 120), text })),
      stages: numbers.map((stage_number) => ({
        stage_number,
        scenario_id: stage_number,
        title_of_scenario: 'The cranes stop',
        room_texts: null,
        seconds: 1_140,
        clock_seconds: 1_200,
        facts: { shared: 5, of: 7 },
        moved: { people: 4, of: 24 },
      })),
      ratings: ids.flatMap((objective_id) =>
        numbers.map((stage_number) => ({
          stage_number,
          objective_id,
          room_name: null,
          raters: 8,
          marks: ratingMarks.map((mark) => ({ mark, people: 2 })),
          remarks: [{ text: `${text} ${text}`, may_be_shared: true }],
        })),
      ),
    };
  }

  test.each(
    [75, 300, 600, 1_200, 2_000].flatMap((length) => [[length, 'no'] as const, [length, 'six'] as const]),
  )(
    'a board layout has at most four pages before the appendix, for texts of %d characters and %s objectives',
    async (length, objectives) => {
      const run = { ...longRun(length), ...(objectives === 'six' && { objectives: longObjectives(length) }) };
      const pages = linesOf(await pdfOf(run, reportOptions({ layout: 'board' }), english));
      const titled = pages.flatMap((lines, index) =>
        lines.some(({ size }) => size === styles['h1']?.fontSize) ? [index] : [],
      );
      const [first, appendix = 0] = titled;
      expect(first).toBe(0);
      expect(appendix).toBeGreaterThan(1);
      expect(appendix).toBeLessThanOrEqual(4);
      for (const lines of pages.slice(0, -1)) {
        expect(headingSizes).not.toContain(lowest(lines).size);
        expect(lowest(lines).y - foot).toBeLessThan(textHeight * largestGap);
      }
    },
  );

  test.each([75, 600, 2_000])(
    'the layout for a board can leave out its appendix, for texts of %d characters',
    async (length) => {
      const run = { ...longRun(length), run: { ...small.run, takeaway: 'The sea is calm. '.repeat(100) } };
      const pages = linesOf(
        await pdfOf(run, reportOptions({ layout: 'board', with_appendix: false }), english),
      );
      expect(pages.length).toBeGreaterThan(1);
      const titled = pages.filter((lines) => lines.some(({ size }) => size === styles['h1']?.fontSize));
      expect(titled).toEqual([pages[0]]);
    },
  );

  /** Returns a run of three stages whose first page has an ending, findings, facts that were not shared, lessons and actions. */
  function debriefedRun(): RunData {
    const { findings, ...run } = longRun(600);
    const [stage] = findings.stages;
    const { not_shared } = findings;
    const place = { stage_number: 1, scenario_id: stage?.scenario_id ?? 0, is_neutral: false };
    const [first = 0, second = 0] = stage?.decisions.map(({ id }) => id) ?? [];
    const source = { kind: 'rooms' as const };
    const [pooled] = not_shared?.pooled ?? [];
    return {
      ...run,
      findings: {
        ...findings,
        not_shared: not_shared && {
          ...not_shared,
          pooled: [1, 2, 3].flatMap((stage_number) => (pooled ? [{ ...pooled, stage_number }] : [])),
        },
        findings: [
          { ...place, source, kind: 'forced', missing: 3, of: 24 },
          { ...place, source, kind: 'moved', moved: 9, of: 24, moves: [], room_votes: [] },
          {
            ...place,
            source,
            kind: 'forecast',
            chosen_decision_id: first,
            named: 5,
            of: 24,
            expected: { decision_id: second, people: 15, votes: 9 },
          },
          {
            ...place,
            source,
            kind: 'minority',
            decision_id: second,
            votes: 6,
            of: 24,
            chosen_decision_id: first,
          },
        ],
      },
      guided_debrief: {
        asked: [],
        released: [],
        lessons: ['Put the bad news first.', 'Ask every room what it knows.', 'Watch the clock.'].map(
          (text) => ({
            id: text,
            phase: 'lessons',
            text,
            name: null,
            marks: 3,
            merged: [],
          }),
        ),
        is_marking_closed: true,
        marked_by: 9,
        answers: null,
        actions: [1, 2].map((id) => ({
          id,
          what: 'Rehearse again in spring',
          owner_seat_id: null,
          owner: 'The chair',
          due_on: '2026-12-21',
          status: 'open',
        })),
      },
    };
  }

  test.each(reportLayouts)(
    'the report shows the ending and all findings in full, in the layout %s',
    (layout) => {
      const run = debriefedRun();
      const ending = run.findings.last_outcome?.text.trim() ?? '';
      expect(ending.length).toBeGreaterThan(500);
      const written = textOf(reportOn(run, { layout }));
      const beforeStages = written.slice(0, written.indexOf('Stage 1 closed with decisions missing'));
      expect(beforeStages).toContain(ending);
      for (const finding of [
        '9 people changed their minds',
        'Most expected another decision',
        '6 of 24 chose',
      ])
        expect(written).toContain(finding);
    },
  );
});

describe('a table', () => {
  test.each([3, 4, 7, 12, 30])('a table never leaves a single row of %d rows on a page', async (count) => {
    const blocks = (before: number) => [
      ...Array.from({ length: before }, () => text('The sea is calm tonight.')),
      {
        kind: 'table' as const,
        columns: [
          { title: 'No.', width: 40 },
          { title: 'Text', width: null },
        ],
        rows: Array.from({ length: count }, (_, index) => [
          String(index),
          { stack: [text('The sea is calm tonight. '.repeat(14), 'story')] },
        ]),
      },
    ];
    for (let before = 0; before < 40; before += 3) {
      const pages = linesOf(await typeset('Rows', drawBlocks(blocks(before), english), english));
      // Only the numbers of the rows have this size.
      const rows = pages.map((lines) => lines.filter(({ size }) => size === 9).length);
      expect(rows.reduce((sum, onPage) => sum + onPage)).toBe(count);
      const later = rows.slice(rows.findIndex((onPage) => onPage > 0) + 1);
      for (const onPage of later) expect(onPage).not.toBe(1);
    }
  });
});
