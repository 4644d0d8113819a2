import { debriefPhaseNames, writingPhases } from '@vincere/domain';
import type { Translator } from '../../../../platform/i18n/translator.ts';
import type { OwnDebrief } from '../../../guided-debrief/own.ts';
import { type Block, section, text } from '../report/blocks.ts';

/** Returns the commitment and the private answers of a person, for that person's own file. */
export function ownDebrief(debrief: OwnDebrief | null, { t, translate, day }: Translator): Block[] {
  if (debrief === null) return [];
  const { commitment, private_entries } = debrief;
  return [
    ...(commitment === null
      ? []
      : section(t('Your commitment'), [
          text(commitment.text, 'story'),
          text(t('By {date}. Only you can read it.', { date: day(commitment.due_on) }), 'faint'),
        ])),
    ...(private_entries.length === 0
      ? []
      : section(t('Your private answers'), [
          text(t('Nobody else can read them.'), 'faint'),
          ...writingPhases.flatMap((phase) =>
            private_entries
              .filter((entry) => entry.phase === phase)
              .flatMap((entry) => [
                text(translate(debriefPhaseNames[phase]), 'faint'),
                text(entry.text, 'story'),
              ]),
          ),
        ])),
  ];
}
