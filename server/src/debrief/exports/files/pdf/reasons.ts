import type { RunRooms } from '@vincere/domain';
import type { Content, TableCell } from 'pdfmake/interfaces.js';
import type { Translator } from '../../../../platform/i18n/translator.ts';
import type { RunData, RunVote } from '../../run-data.ts';
import { letterOf, personName, roomTitle } from '../words.ts';
import type { Evidence } from './evidence.ts';
import {
  closeRows,
  colour,
  headed,
  heading,
  headingRow,
  isShort,
  keepWithLines,
  section,
  sectionGap,
} from './style.ts';

/** Returns all reasons for the final votes of a stage, grouped by decision. */
export function reasons(
  { votes: all }: RunData,
  stage: RunData['stages'][number],
  evidence: Evidence,
  translator: Translator,
): Content[] {
  const { t } = translator;
  const votes = all.filter(({ kind, scenario_id }) => kind === 'final' && scenario_id === stage.scenario_id);
  if (votes.length === 0)
    return section(t('Reasoning'), [
      { text: t('No final decision was made in this stage.'), color: colour.ink2 },
    ]);
  const chosen = stage.decisions.flatMap((decision) => {
    const votesFor = votes.filter(({ decision_chosen_id }) => decision_chosen_id === decision.id);
    return votesFor.length === 0 ? [] : [{ decision, votesFor }];
  });
  return chosen.flatMap(({ decision, votesFor }, index): Content[] => {
    const title = `${letterOf(stage, decision.id)}  ${decision.title_of_decision}`;
    const table = {
      dontBreakRows: votesFor.every(({ reasoning }) => isShort([reasoning])),
      widths: [142, '*'],
    };
    const body = votesFor.map((vote, row) => {
      // Not the title: it is repeated on each page, and a reference would name the last of them.
      const id = index === 0 && row === 0 ? `reasons-${stage.stage_number}` : undefined;
      return reasonRow(vote, { rooms: stage.room_texts, evidence, id }, translator);
    });
    // Rows that stay with a header row cannot break.
    if (!isShort([votesFor[0]?.reasoning ?? ''])) {
      const head: Content = { text: title, fontSize: 9, bold: true, margin: [0, 8, 0, 2] };
      const content: Content[] = [{ layout: closeRows, fontSize: 9, table: { ...table, body } }];
      return keepWithLines(index === 0 ? [...heading(t('Reasoning'), sectionGap), head] : [head], content);
    }
    const heads: TableCell[][] = [
      ...(index === 0 ? [headingRow(t('Reasoning'), 2)] : []),
      [{ text: title, bold: true, colSpan: 2, margin: [0, 2, 0, 2] }, {}],
    ];
    return [
      {
        layout: index === 0 ? headed(closeRows) : closeRows,
        fontSize: 9,
        // The margin is above the table. A margin below the last row of a full page would add an empty page.
        margin: [0, index === 0 ? sectionGap : 8, 0, 0],
        table: {
          headerRows: heads.length,
          keepWithHeaderRows: 1,
          ...table,
          body: [...heads, ...body],
        },
      },
    ];
  });
}

function reasonRow(
  vote: RunVote,
  { rooms, evidence, id }: { rooms: RunRooms; evidence: Evidence; id: string | undefined },
  translator: Translator,
): TableCell[] {
  const { t } = translator;
  const reasoning = vote.reasoning.trim().replace(/\n\s*\n/g, '\n');
  const numbers = evidence.numbersOf(vote, false).join(', ');
  const sharedNumbers = evidence.numbersOf(vote, true).join(', ');
  const place = roomTitle(vote.room_name, rooms, translator);
  return [
    {
      ...(id !== undefined && { id }),
      text: [
        { text: personName(vote, translator) },
        { text: `  ${vote.is_guest ? t('{place}, guest', { place }) : place}`, style: 'meta' },
      ],
    },
    {
      text: [
        reasoning === '' && !vote.on_behalf
          ? { text: t('No reasoning given'), color: colour.ink3 }
          : { text: reasoning },
        vote.on_behalf
          ? {
              text: `${reasoning === '' ? '' : '   '}${t('Recorded by the facilitator')}`,
              color: colour.ink3,
            }
          : '',
        numbers === ''
          ? ''
          : { text: `   ${t('Evidence {numbers}', { numbers })}`, style: 'meta', noWrap: true },
        sharedNumbers === ''
          ? ''
          : {
              text: `   ${t('Shared evidence {numbers}', { numbers: sharedNumbers })}`,
              style: 'meta',
              noWrap: true,
            },
      ],
      lineHeight: 1.15,
    },
  ];
}
