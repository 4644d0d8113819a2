import type { ReactNode } from 'react';
import { rich, t } from '../../lib/text.ts';
import type { TakingPartRun } from './run.ts';

/** Something that a person writes or does in a run, and who can read it. */
type Readers = { what: string; who: ReactNode };

const b = (words: ReactNode) => <b>{words}</b>;

/** Returns who can read what in a run; null for runs in general. What the run doesn't ask for is left out. */
export function whoReads(run: TakingPartRun | null): Readers[] {
  return [
    {
      what: t('Your name and room'),
      who: t(
        'Everyone on the run. Facilitators and observers also see whether you are connected. Only facilitators see your email address.',
      ),
    },
    {
      what: t('Votes in your room'),
      who: t(
        'Facilitators see your vote and your reason at once, with your name. So do people who sit in the dashboard, and the people of your room once they have voted. Other rooms see only the leading decision and the number of votes.',
      ),
    },
    {
      what: t('Final decisions@@counted'),
      who: t(
        'Facilitators see your decision and your reason at once, with your name. Everyone on the run sees both once the stage is closed.',
      ),
    },
    ...(run === null || run.asks_confidence
      ? [
          {
            what: t('How sure you are'),
            who: t(
              'You alone see this answer, and the decision that you expect. Everyone else gets totals without names, once the stage is closed and from four people up.',
            ),
          },
        ]
      : []),
    {
      what: t('Notes of your room'),
      who: t(
        'Your room, people who sit in the dashboard, and facilitators. A note carries the name of its author. Everyone on the run can read the notes of the dashboard.',
      ),
    },
    ...(run === null || run.table
      ? [
          {
            what: t('The table'),
            who: t('Everyone on the run, with your name and what you wrote about the item.'),
          },
        ]
      : []),
    ...(run === null || run.asks_order
      ? [{ what: t('Orders'), who: t('Everyone on the run. They also see who is writing.') }]
      : []),
    {
      what: t('Questions to the facilitators'),
      who: t('You and the facilitators, with your name.'),
    },
    {
      what: t('What you have read'),
      who: t(
        'Facilitators see how many posts you have read, with your name. After the run everyone may see which key facts a room had read, without names.',
      ),
    },
    { what: t('Answers to questionnaires'), who: answers(run) },
    {
      what: t('Debrief'),
      who: t(
        'Nobody else reads what you keep to yourself, or your commitment. What you write for everyone reaches the facilitators without your name, unless you show it, and the others once the facilitators show it. In a group of fewer than four, people will know who wrote what. Facilitators can show the group a reason for a vote, without the name.',
      ),
    },
    { what: t('Observers'), who: observers(run) },
    {
      what: t('Report and files'),
      who: t(
        'Facilitators read a report with names, votes, reasons and notes, and can save it as a file. If they share it, everyone on the run and its observers read the findings, which name nobody. Everyone on the run also reads how the group was rated, without the names of the raters.',
      ),
    },
  ];
}

function answers(run: TakingPartRun | null): ReactNode {
  if (run === null)
    return t(
      'Facilitators read them after the run, without names and only from four people up. A run can name its answers instead. Then it says so before you join.',
    );
  if (run.names_answers)
    return rich(
      '<b>This run names answers.</b> Facilitators can read with your name what you answer after the run, and what you answer before it once you have joined.',
      { b },
    );
  if (run.questionnaires === 'none')
    return t(
      'This run asks no questionnaires. If you have answered one before, facilitators read the answers after the run, without names and only from four people up.',
    );
  return rich(
    '<b>This run does not name answers.</b> Facilitators read them after the run, question by question, without names and only from four people up.',
    { b },
  );
}

function observers(run: TakingPartRun | null): ReactNode {
  return (
    <>
      {run === null
        ? t('Some runs have observers, who watch and take no part.')
        : run.has_observers
          ? rich('<b>Observers watch this run.</b>', { b })
          : rich('<b>Nobody observes this run at the moment.</b>', { b })}
      {run !== null && !run.has_observers && !run.is_finished && (
        <> {t('Facilitators can add observers until it is over.')}</>
      )}{' '}
      {t(
        'Observers see names, rooms and votes at once, the reasons of final decisions, the table, orders, and what is shown in the debrief. They see no notes, no questions to the facilitators, no email addresses, not what you have read, and no answers to questionnaires. They can rate how the group or a room did.',
      )}
    </>
  );
}
