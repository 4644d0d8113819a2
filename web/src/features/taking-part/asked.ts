import { questionSlots } from '@vincere/domain';
import { t } from '../../lib/text.ts';
import type { TakingPartRun } from './run.ts';

/** Returns sentences about what happens in every run. */
export function whatHappens(): string[] {
  return [
    t('You sit in one of up to six rooms. Each room reads its own posts and files.'),
    t(
      'A simulation has up to three stages. In each one you read, discuss and vote in your room. Then the whole group decides, and its decision leads to the next situation.',
    ),
    t('Facilitators lead the run: they start it, pause it and move it on.'),
    t('Afterwards you get a summary of your own, and facilitators may lead a debrief.'),
  ];
}

/** Returns sentences about what a run asks of its participants; null for runs in general. */
export function whatIsAsked(run: TakingPartRun | null): string[] {
  return [
    ...joining(run),
    t(
      'In each stage you give a vote in your room and a final decision, each with a reason. You cannot change them afterwards.',
    ),
    ...confidence(run),
    ...table(run),
    ...(run === null || run.asks_order
      ? [t('Some stages ask for an order, a text that the group writes together.')]
      : []),
    questionnaires(run),
    t('Notes, questions to the facilitators and answers in a debrief are up to you.'),
  ];
}

function joining(run: TakingPartRun | null): string[] {
  if (run === null) return [t('You join with an account or, if the run allows it, with only a name.')];
  if (run.is_finished) return [];
  return [
    run.guest_join ? t('You join with only a name, or with an account.') : t('You join with an account.'),
  ];
}

function confidence(run: TakingPartRun | null): string[] {
  if (run === null)
    return [
      t('Some runs also ask how sure you are with each vote, and what you expect the group to decide.'),
    ];
  return run.asks_confidence
    ? [
        t(
          'With each vote you say how sure you are, and with a vote in your room also what you expect the group to decide.',
        ),
      ]
    : [];
}

function table(run: TakingPartRun | null): string[] {
  if (run === null)
    return [t('If a run has a table, you can put posts and files of your room on it, for everyone to read.')];
  return run.table
    ? [t('If you like, you put posts and files of your room on a table, for everyone to read.')]
    : [];
}

function questionnaires(run: TakingPartRun | null): string {
  if (run === null) return t('Most runs ask a questionnaire before you join and another one after the run.');
  if (run.questionnaires === 'none') return t('This run asks no questionnaires.');
  const questions = questionSlots.filter(({ type }) => run.questionnaires === 'full' || type === 'scale');
  return t(
    'There are two questionnaires of {count} questions each: one before the first run that you join, and one after this run. Guests skip the first one.',
    { count: questions.length },
  );
}
