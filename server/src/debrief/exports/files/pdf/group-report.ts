import type { Findings } from '@vincere/contract';
import { fill, findingInWords } from '@vincere/domain';
import type { Content } from 'pdfmake/interfaces.js';
import type { Translator } from '../../../../platform/i18n/translator.ts';
import { colour } from '../colours.ts';
import { duration, roomTitle } from '../words.ts';
import { section } from './style.ts';

/** Returns the findings of a shared report, and the key facts that were not shared, for a participant's summary. */
export function groupReport(page: Findings, translator: Translator): Content[] {
  return [...findings(page, translator), ...notShared(page, translator)];
}

function findings({ findings: all, stages }: Findings, translator: Translator): Content[] {
  const { t, list, translate } = translator;
  const shown = all.flatMap((one): Content[] => {
    const stage = stages.find(({ scenario_id }) => scenario_id === one.scenario_id);
    if (stage === undefined) return [];
    const { title, details } = findingInWords(one, {
      say: (text, facts) => fill(translate(text), facts),
      list,
      letter: (id) => String.fromCharCode(65 + stage.decisions.findIndex((decision) => decision.id === id)),
      title: (id) => stage.decisions.find((decision) => decision.id === id)?.title_of_decision ?? '',
      room: (room) => roomTitle(room, stage.room_texts, translator),
      time: duration,
    });
    return [
      {
        unbreakable: true,
        margin: [0, 0, 0, 6],
        stack: [
          {
            text: [
              { text: title, bold: true },
              one.is_neutral ? { text: `  ${t('Neutral fact')}`, style: 'meta' } : '',
            ],
          },
          ...(details === '' ? [] : [{ text: details, color: colour.ink2 }]),
        ],
      },
    ];
  });
  return shown.length === 0 ? [] : section(t('How the group decided'), shown);
}

function notShared({ not_shared, stages }: Findings, translator: Translator): Content[] {
  if (not_shared === null) return [];
  const { t } = translator;
  const { facts, of: total } = not_shared;
  const count = facts.length;
  const text =
    count === 0
      ? t('Every fact left its room.')
      : total === 1
        ? t('The only key fact never left its room.')
        : count === 1
          ? t('One of {total} key facts never left its room.', { total })
          : t('{count} of {total} key facts never left their rooms.', { count, total });
  return section(
    t('What was not shared'),
    facts.map((fact): Content => {
      const stage = stages.find(({ scenario_id }) => scenario_id === fact.scenario_id);
      const rooms = fact.rooms.map((room) => roomTitle(room, stage?.room_texts ?? null, translator));
      return {
        unbreakable: true,
        margin: [0, 4, 0, 0],
        stack: [
          { text: fact.text, style: 'story' },
          {
            text: `${rooms.join(', ')}; ${t('Stage {number}', { number: fact.stage_number })}`,
            style: 'meta',
          },
        ],
      };
    }),
    [{ text, bold: true }],
  );
}
