import { debriefPhaseNames, debriefStatements, type StatementFigures, writingPhases } from '@vincere/domain';
import type { Translator } from '../../../../platform/i18n/translator.ts';
import type { DebriefResult } from '../../../guided-debrief/result.ts';
import { questionText } from '../debrief-words.ts';
import { type Block, type Cell, section, text } from './blocks.ts';
import { actionTable, lessonBlocks, withName } from './lessons.ts';

/**
 * Returns the result of a guided debrief: questions and answers by phase, lessons, actions, and the answers to the statements about
 * it, unless they are null. `states_reading` is false where the paper leaves out what the author of the simulation makes of the facts.
 */
export function guidedDebrief(
  debriefResult: DebriefResult | null,
  answers: readonly StatementFigures[] | null,
  translator: Translator,
  states_reading = true,
): Block[] {
  if (debriefResult === null) return [];
  const { t, translate } = translator;
  const { lessons, actions, marked_by } = debriefResult;
  const askedQuestions = debriefResult.asked.filter(
    ({ from_run }) => states_reading || from_run?.finding.kind !== 'pooled-facts',
  );
  const parts = [
    ...writingPhases.flatMap((phase) =>
      phasePart({ ...debriefResult, asked: askedQuestions }, phase, translator),
    ),
    ...(lessons.length === 0
      ? []
      : section(translate(debriefPhaseNames.lessons), [
          ...(marked_by === null
            ? []
            : [text(t('People who marked lessons: {count}.', { count: marked_by }), 'quiet')]),
          ...lessonBlocks(translator, lessons),
        ])),
    ...(actions.length === 0 ? [] : section(t('Actions@@of the group'), [actionTable(translator, actions)])),
    ...(answers === null ? [] : section(t('About the debrief'), [statements(answers, translator)])),
  ];
  return parts.length === 0 ? [] : [{ kind: 'heading', size: 'chapter', text: t('The debrief') }, ...parts];
}

/** Returns the questions that were asked in a phase and the answers that were shown. Lessons have a part of their own. */
function phasePart(
  debriefResult: DebriefResult,
  phase: (typeof writingPhases)[number],
  translator: Translator,
): Block[] {
  const askedQuestions = debriefResult.asked.filter((question) => question.phase === phase);
  const shownEntries = debriefResult.released.filter((entry) => entry.phase === phase);
  if (askedQuestions.length + shownEntries.length === 0) return [];
  return section(translator.translate(debriefPhaseNames[phase]), [
    ...askedQuestions.flatMap((question) => questionBlocks(question, translator)),
    ...shownEntries.map((entry) => text(withName(entry), 'story')),
  ]);
}

function questionBlocks(askedQuestion: DebriefResult['asked'][number], translator: Translator): Block[] {
  const { question, numbers } = questionText(askedQuestion, translator);
  return [text(question, 'strong'), ...(numbers === null ? [] : [text(numbers, 'faint')])];
}

function statements(answers: readonly StatementFigures[], { t, translate, tenths }: Translator): Block {
  return {
    kind: 'table',
    columns: [
      { title: t('From 1, not at all, to 7, completely'), width: null },
      { title: t('Answers'), width: 150 },
      { title: t('Mean'), width: 40 },
    ],
    rows: debriefStatements.map((statement, index): Cell[] => {
      const { people, mean } = answers[index] ?? { people: [], mean: 0 };
      return [translate(statement), { mark: 'answers', counts: people, shade: 'ink' }, tenths(mean)];
    }),
  };
}
