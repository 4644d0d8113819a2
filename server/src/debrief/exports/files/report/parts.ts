import type { Reference } from './blocks.ts';
import type { Report } from './report.ts';

/** The parts of a report that others refer to, each with the title by which a reader finds it. */
export function partsOf({ translator: { t }, layout }: Report) {
  const inStage = (name: string, number: number, title: string): Reference => ({
    id: `${name}-${number}`,
    title: t('Stage {number}: {scenario}', { number, scenario: title }),
  });
  const shift = (stage: number) => inStage('shift', stage, t('From room vote to final decision'));
  return {
    way: { id: 'way', title: t('The way taken') },
    rooms: { id: 'rooms', title: t('Rooms and group') },
    objectives: { id: 'objectives', title: t('Objectives') },
    shift,
    /** In the short layout, the forecasts of all stages have a place of their own. */
    forecasts: (stage: number): Reference =>
      layout === 'board' ? { id: 'forecasts', title: t('What the group expected') } : shift(stage),
    decided: (stage: number) => inStage('decided', stage, t('Final decisions@@counted')),
    reasons: (stage: number) => inStage('reasons', stage, t('Reasoning')),
    facts: (stage: number) => inStage('facts', stage, t('What each room knew')),
    outcome: (stage: number) => inStage('outcome', stage, t('What came of it')),
    order: (stage: number) => inStage('order', stage, t('The order of the group')),
  };
}
