import type { Findings } from '@vincere/contract';
import type { Translator } from '../../../../platform/i18n/translator.ts';
import { type Block, lead, section, text } from '../report/blocks.ts';
import { findingTexts } from '../report/findings.ts';
import { countTexts } from '../report/not-shared.ts';
import { roomTitle } from '../words.ts';

/** Returns the findings of a shared report, and the key facts that were not shared, for the file of a participant. */
export function groupReport(page: Findings, translator: Translator): Block[] {
  const { t } = translator;
  const findings = findingTexts(page, () => null, translator);
  return [
    ...(findings.length === 0 ? [] : section(t('How the group decided'), [{ kind: 'findings', findings }])),
    ...notShared(page, translator),
  ];
}

function notShared({ not_shared, stages }: Findings, translator: Translator): Block[] {
  if (not_shared === null) return [];
  const { t } = translator;
  return section(t('What was not shared'), [
    ...countTexts(not_shared, translator).map((words, index) =>
      text(words, index === 0 ? 'strong' : undefined),
    ),
    ...not_shared.facts.flatMap((fact) => {
      const stage = stages.find(({ scenario_id }) => scenario_id === fact.scenario_id);
      const rooms = fact.rooms.map((room) => roomTitle(room, stage?.room_texts ?? null, translator));
      const place = `${rooms.join(', ')}; ${t('Stage {number}', { number: fact.stage_number })}`;
      return [lead(fact.text, 'story'), text(place, 'faint')];
    }),
  ]);
}
