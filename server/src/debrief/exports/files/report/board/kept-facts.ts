import { forAgainstText, roomTitle } from '../../words.ts';
import { type Block, section, text } from '../blocks.ts';
import { mostNamedFacts } from '../not-shared.ts';
import type { Report } from '../report.ts';

/** The most facts that these pages list. Objectives leave less space for them. The appendix has all of them. */
const maxFacts = { alone: 8, withObjectives: 4 } as const;

/** Returns the key facts that never left their rooms, if there are more than the first page names. */
export function keptFacts(report: Report): Block[] {
  const { runData, translator } = report;
  const { t, list } = translator;
  const facts = runData.findings.not_shared?.facts ?? [];
  if (facts.length <= mostNamedFacts) return [];
  const listedCount = runData.objectives === undefined ? maxFacts.alone : maxFacts.withObjectives;
  const stageOf = (scenarioId: number) =>
    runData.stages.find(({ scenario_id }) => scenario_id === scenarioId);
  return section(t('Key facts that never left their rooms'), [
    {
      kind: 'table',
      columns: [
        { title: t('Stage'), width: 34 },
        { title: t('Fact'), width: null },
        { title: t('Held by'), width: 96 },
        { title: t('For, against'), width: 80 },
      ],
      rows: facts.slice(0, listedCount).map((fact) => {
        const stage = stageOf(fact.scenario_id);
        return [
          String(fact.stage_number),
          { stack: [text(fact.text, 'story')] },
          list(fact.rooms.map((room) => roomTitle(room, stage?.room_texts ?? null, translator))),
          forAgainstText(fact, stage?.decisions ?? [], translator),
        ];
      }),
    },
    ...(facts.length > listedCount
      ? [text(t('Further key facts like these: {count}.', { count: facts.length - listedCount }), 'faint')]
      : []),
  ]);
}
