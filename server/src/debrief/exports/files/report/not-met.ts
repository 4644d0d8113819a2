import { withoutMarkdown } from '@vincere/domain';
import type { Translator } from '../../../../platform/i18n/translator.ts';
import { letterOf } from '../words.ts';
import { type Block, lead, section, text } from './blocks.ts';
import type { Stage } from './stage.ts';

/** Returns the beginnings of the scenarios to which the other decisions would have led. */
export function notMet(stage: Stage, { t }: Translator): Block[] {
  if (stage.not_met.length === 0) return [];
  return section(
    t('Not met'),
    stage.not_met.flatMap((scenario) => {
      const beginning = withoutMarkdown(scenario.text.split(/\n\s*\n/)[0] ?? '');
      const letters = scenario.decision_ids.map((id) => letterOf(stage, id)).join(', ');
      return [
        lead([
          { text: scenario.name, isBold: true },
          { text: `  ${t('after {letters}', { letters })}`, tone: 'faint' },
        ]),
        text(beginning, 'quiet'),
      ];
    }),
  );
}
