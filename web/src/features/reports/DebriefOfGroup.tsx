import { t } from '../../lib/text.ts';
import { ActionList } from '../../parts/guided-debrief/ActionList.tsx';
import { EarlierPhases } from '../../parts/guided-debrief/EarlierPhases.tsx';
import { LessonList } from '../../parts/guided-debrief/LessonList.tsx';
import { OpenedDebrief } from '../../parts/guided-debrief/OpenedDebrief.tsx';
import { Section } from '../../ui/Section.tsx';

/** The result of the guided debrief of a run: lessons, actions, and what was asked and said, folded. */
export function DebriefOfGroup({ runId }: { runId: number }) {
  return (
    <OpenedDebrief runId={runId}>
      {(debrief) => {
        const own = new Set(debrief.own?.entries.map(({ id }) => id));
        return (
          <>
            {debrief.lessons.length > 0 && (
              <Section title={t('Lessons of the group')}>
                <LessonList lessons={debrief.lessons} own={own} />
              </Section>
            )}
            <ActionList actions={debrief.actions} />
            <EarlierPhases debrief={{ ...debrief, lessons: [] }} shown="done" own={own} />
          </>
        );
      }}
    </OpenedDebrief>
  );
}
