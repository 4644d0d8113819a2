import { t } from '../../../lib/text.ts';
import type { WritingPhase } from '../../../parts/guided-debrief/types.ts';
import type { Control, Script } from '../types.ts';

/** The script of each phase unless a facilitator edits it. */
const standardScripts: Readonly<Record<WritingPhase, Script>> = {
  reactions: {
    say: t('Before we look at anything: get it off your chest. Two minutes, in silence, for yourself.'),
    ask: [t('What is still going through your head?')],
    watch_for: [
      t('People who want to explain. That comes later.'),
      t('Anyone who is upset. Speak to them in the break.'),
    ],
  },
  'what-happened': {
    say: t('Now what happened, in order. The record helps where we remember it differently.'),
    ask: [
      t('What did you see first?'),
      t('What did your room know at that moment?'),
      t('Where does your memory differ from the record?'),
    ],
    watch_for: [
      t('Explanations. Say: “Keep that for the next phase.”'),
      t('One voice for the whole story. Ask another room what it saw.'),
      t('Eyes on you. Point at the record, not at the answer.'),
    ],
  },
  why: {
    say: t(
      'We know what happened. Now I want to see why it made sense at the time. Nobody set out to decide badly.',
    ),
    ask: [
      t('What did you know and not say?'),
      t('When did you stop looking?'),
      t('What would have changed your vote?'),
    ],
    watch_for: [
      t('One person getting the blame. Ask what the room knew instead.'),
      t('A debate about the matter. Bring it back to how you decided.'),
      t('Silence. Count to ten before you help.'),
    ],
  },
  lessons: {
    say: t('Write one thing you would do differently on Monday, in your own work. Not in the simulation.'),
    ask: [t('Who would have to do it?'), t('How would we notice that it worked?')],
    watch_for: [
      t('Lessons for other people. Ask: “And you?”'),
      t('“Communicate better.” Ask what that would look like.'),
      t('Three marks each. Give them two quiet minutes.'),
    ],
  },
  commitment: {
    say: t('One sentence and a date, for yourself. Nobody else will read it.'),
    ask: [
      t('What is the first step, and on which day?'),
      t('What will try to stop you?'),
      t('Who will do the actions on our list?'),
    ],
    watch_for: [
      t('Good intentions without a date. Ask when.'),
      t('Promises for others. They belong on the list of actions.'),
      t('Somebody who is not finished. Stay a few minutes after the end.'),
    ],
  },
};

/** Returns the script of a phase, and whether a facilitator edited it. */
export function scriptOf({ scripts }: Control, phase: WritingPhase): { script: Script; isEdited: boolean } {
  const editedScript = scripts.find((candidate) => candidate.phase === phase);
  return editedScript === undefined
    ? { script: standardScripts[phase], isEdited: false }
    : { script: editedScript, isEdited: true };
}
