import { percentage, placeName } from '@vincere/domain';
import type { Content, TableCell } from 'pdfmake/interfaces.js';
import type { Book, BookVote } from '../../book.ts';
import { duration, howDecided, letterOf, personName, titleOf } from '../words.ts';
import { type Evidence, evidenceOf, evidenceTable } from './evidence.ts';
import { bar, closeRows, colour, diamond, fitsPage, rows, section } from './style.ts';

type Stage = Book['stages'][number];

/** The pages of a stage: its scenario, how it was decided, what the rooms had voted, what was not met, and all reasons. */
export function stagePages(book: Book, stage: Stage): Content[] {
  const votes = book.votes.filter(
    ({ kind, scenario_id }) => kind === 'final' && scenario_id === stage.scenario_id,
  );
  const evidence = evidenceOf(book, stage);
  const descriptions = stage.decisions.map((decision) => decision.description_of_decision);
  return [
    { text: `Stage ${stage.stage_number}`, style: 'lead', pageBreak: 'before' },
    { text: stage.title_of_scenario, style: 'h2', margin: [0, 2, 0, 4] },
    ...(stage.title_of_stage === ''
      ? []
      : [{ text: stage.title_of_stage, color: colour.ink2, margin: [0, 0, 0, 8] } as Content]),
    ...paragraphs(stage.text),
    ...(fitsPage(descriptions)
      ? section('Final decisions', [], [outcome(book, stage), voteBars(stage)])
      : section('Final decisions', [voteBars(stage)], [outcome(book, stage)])),
    ...section(
      'By room',
      [],
      [
        roomBars(stage),
        { text: 'Dark and bold: as the group decided.', style: 'meta', margin: [0, 4, 0, 0] },
      ],
    ),
    ...notMet(stage),
    ...evidenceTable(stage, evidence),
    ...section('Reasons', reasons(stage, votes, evidence)),
  ];
}

function paragraphs(text: string): Content[] {
  return text
    .trim()
    .split(/\n\s*\n/)
    .map((paragraph) => ({ text: paragraph, margin: [0, 4, 0, 3], lineHeight: 1.2 }));
}

function outcome({ run }: Book, stage: Stage): Content {
  const time = `${duration(stage.decision_seconds)} until the decision`;
  const half =
    stage.median_vote_seconds === null ? '' : `, half had voted after ${duration(stage.median_vote_seconds)}`;
  const missing =
    stage.missing_users.length === 0
      ? ''
      : ` Advanced without the votes of ${new Intl.ListFormat('en-GB').format(stage.missing_users.map(personName))}.`;
  const removed =
    stage.removed_users.length === 0
      ? ''
      : ` Removed from the run in this stage: ${new Intl.ListFormat('en-GB').format(stage.removed_users.map(personName))}.`;
  return {
    text: `${howDecided(stage, run.status)}. ${time}${half}.${missing}${removed}`,
    color: colour.ink2,
    margin: [0, 0, 0, 8],
  };
}

function voteBars(stage: Stage): Content {
  const total = stage.decisions.reduce((sum, { votes }) => sum + votes, 0);
  if (stage.decisions.length === 0) return { text: 'This scenario offered no decision.' };
  return {
    layout: rows,
    table: {
      dontBreakRows: fitsPage(stage.decisions.map((one) => one.description_of_decision)),
      widths: [20, '*', 96, 52],
      body: stage.decisions.map((decision): TableCell[] => {
        const isChosen = decision.id === stage.chosen_decision_id;
        const share = percentage(decision.votes, total);
        const mark = isChosen ? '  Chosen' : decision.id === stage.runner_up_id ? '  Runner-up' : '';
        return [
          diamond(letterOf(stage, decision.id), isChosen),
          {
            stack: [
              {
                text: [
                  { text: decision.title_of_decision, bold: isChosen },
                  { text: mark, style: 'meta' },
                ],
              },
              { text: decision.description_of_decision, style: 'meta', margin: [0, 2, 0, 0] },
            ],
          },
          {
            ...(bar(96, share / 100, isChosen ? colour.ink : colour.lineStrong) as object),
            margin: [0, 4, 0, 0],
          } as TableCell,
          {
            text: [
              { text: String(decision.votes), bold: true },
              { text: `  ${share}%`, color: colour.ink3 },
            ],
            alignment: 'right',
          },
        ];
      }),
    },
  };
}

/** What the rooms had voted before: the part of each decision, and the room's own decision. */
function roomBars(stage: Stage): Content {
  if (stage.rooms.every(({ votes }) => votes === 0))
    return { text: 'No room voted in this stage.', color: colour.ink2 };
  return {
    layout: rows,
    table: {
      widths: [10, 82, 120, 66, '*'],
      body: stage.rooms.map((room): TableCell[] => {
        const name: TableCell[] = [
          { canvas: [{ type: 'rect', x: 0, y: 2, w: 9, h: 9, color: colour.room[room.room_name] }] },
          { text: placeName(room.room_name) },
        ];
        if (room.decision_id === null)
          return [...name, { text: 'No votes', color: colour.ink3, colSpan: 3 }, {}, {}];
        const agrees = stage.chosen_decision_id !== null && room.decision_id === stage.chosen_decision_id;
        return [
          ...name,
          splitBar(stage, room),
          {
            text: room.counts
              .filter(({ votes }) => votes > 0)
              .map(({ decision_id, votes }) => `${letterOf(stage, decision_id)} ${votes}`)
              .join('   '),
            color: colour.ink2,
          },
          {
            text: [
              { text: titleOf(stage, room.decision_id), bold: agrees },
              { text: isLevel(room) ? '  level, it was first' : '', style: 'meta' },
            ],
          },
        ];
      }),
    },
  };
}

/** Whether a room's decision shares its count with another: the one that reached it first is the room's (ruling 8.3). */
function isLevel({ counts, decision_id }: Stage['rooms'][number]): boolean {
  const own = counts.find((one) => one.decision_id === decision_id)?.votes ?? 0;
  return counts.some((one) => one.decision_id !== decision_id && one.votes === own);
}

/** The votes of a room side by side; dark is what the group chose. */
function splitBar(stage: Stage, room: Stage['rooms'][number]): TableCell {
  const width = 116;
  const greys = [colour.lineStrong, colour.line, colour.sunken];
  const others = stage.decisions.filter(({ id }) => id !== stage.chosen_decision_id);
  let x = 0;
  const parts = room.counts.flatMap(({ decision_id, votes }) => {
    const w = (votes / room.votes) * width;
    if (w === 0) return [];
    const grey = greys[others.findIndex(({ id }) => id === decision_id)] ?? colour.line;
    const color = decision_id === stage.chosen_decision_id ? colour.ink : grey;
    const part = { type: 'rect' as const, x, y: 3, w: Math.max(1, w - 1), h: 8, color };
    x += w;
    return [part];
  });
  return { canvas: parts };
}

/** A look at where the other decisions would have led. */
function notMet(stage: Stage): Content[] {
  const [first, ...others] = stage.not_met.map((scenario): Content => {
    const excerpt = scenario.text.split(/\n\s*\n/)[0] ?? '';
    const letters = scenario.decision_ids.map((id) => letterOf(stage, id)).join(', ');
    return {
      unbreakable: fitsPage([excerpt]),
      stack: [
        {
          text: [
            { text: scenario.name, bold: true },
            { text: `  after ${letters}`, style: 'meta' },
          ],
        },
        {
          text: excerpt,
          color: colour.ink2,
          margin: [0, 2, 0, 8],
          lineHeight: 1.25,
        },
      ],
    };
  });
  return first === undefined
    ? []
    : fitsPage([stage.not_met[0]?.text ?? ''])
      ? section('Not met', others, [first])
      : section('Not met', [first, ...others]);
}

/** Everybody's reasons, decision by decision. */
function reasons(stage: Stage, votes: readonly BookVote[], evidence: Evidence): Content[] {
  if (votes.length === 0) return [{ text: 'No final decision was made in this stage.', color: colour.ink2 }];
  return stage.decisions.flatMap((decision): Content[] => {
    const own = votes.filter(({ decision_chosen_id }) => decision_chosen_id === decision.id);
    if (own.length === 0) return [];
    return [
      {
        layout: closeRows,
        fontSize: 9,
        margin: [0, 0, 0, 8],
        table: {
          headerRows: 1,
          keepWithHeaderRows: 1,
          dontBreakRows: own.every(({ reasoning }) => reasoning.length < 1500),
          widths: [150, '*'],
          body: [
            [
              {
                text: `${letterOf(stage, decision.id)}  ${decision.title_of_decision}`,
                bold: true,
                colSpan: 2,
                margin: [0, 2, 0, 2],
              },
              {},
            ],
            ...own.map((vote) => reasonRow(vote, evidence)),
          ],
        },
      },
    ];
  });
}

function reasonRow(vote: BookVote, evidence: Evidence): TableCell[] {
  const own = vote.reasoning.trim().replace(/\n\s*\n/g, '\n');
  const numbers = evidence.numbersOf(vote);
  return [
    {
      text: [
        { text: personName(vote) },
        { text: `  ${placeName(vote.room_name)}${vote.is_guest ? ', guest' : ''}`, style: 'meta' },
      ],
    },
    {
      text: [
        own === '' && !vote.on_behalf ? { text: 'No reasoning given', color: colour.ink3 } : { text: own },
        vote.on_behalf
          ? { text: `${own === '' ? '' : '   '}Recorded by the facilitator`, color: colour.ink3 }
          : '',
        numbers.length === 0
          ? ''
          : { text: `   Evidence ${numbers.join(', ')}`, style: 'meta', noWrap: true },
      ],
      lineHeight: 1.15,
    },
  ];
}
