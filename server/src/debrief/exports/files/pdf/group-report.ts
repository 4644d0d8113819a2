import type { Findings } from '@vincere/contract';
import { findingInWords } from '@vincere/domain';
import type { Content } from 'pdfmake/interfaces.js';
import type { Translator } from '../../../../platform/i18n/translator.ts';
import { colour } from '../colours.ts';
import { countTexts } from '../report/not-shared.ts';
import { findingWords, roomTitle } from '../words.ts';
import { section } from './style.ts';

/** Returns the findings of a shared report, and the key facts that were not shared, for a participant's summary. */
export function groupReport(page: Findings, translator: Translator): Content[] {
  return [...findings(page, translator), ...notShared(page, translator)];
}

function findings({ findings: all, stages }: Findings, translator: Translator): Content[] {
  const { t } = translator;
  const content = all.flatMap((finding): Content[] => {
    const stage = stages.find(({ scenario_id }) => scenario_id === finding.scenario_id);
    if (stage === undefined) return [];
    const { title, details } = findingInWords(finding, findingWords(stage, translator));
    return [
      {
        unbreakable: true,
        margin: [0, 0, 0, 6],
        stack: [
          {
            text: [
              { text: title, bold: true },
              finding.is_neutral ? { text: `  ${t('Neutral fact')}`, style: 'meta' } : '',
            ],
          },
          ...(details === '' ? [] : [{ text: details, color: colour.ink2 }]),
        ],
      },
    ];
  });
  return content.length === 0 ? [] : section(t('How the group decided'), content);
}

function notShared({ not_shared, stages }: Findings, translator: Translator): Content[] {
  if (not_shared === null) return [];
  const { t } = translator;
  const { facts } = not_shared;
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
    countTexts(not_shared, translator).map((text, index) => ({ text, bold: index === 0 })),
  );
}
