import { useRead } from '../../lib/api.ts';
import { plural, t } from '../../lib/text.ts';
import { ActionList } from '../../parts/guided-debrief/ActionList.tsx';
import { LessonList } from '../../parts/guided-debrief/LessonList.tsx';
import { Section } from '../../ui/Section.tsx';
import styles from './FirstPage.module.css';

/** The lessons and actions of the guided debrief of a run. Renders nothing if there are none. */
export function Learnt({ runId }: { runId: number }) {
  const debrief = useRead('getGuidedDebrief', { params: { runId } }).data?.debrief;
  if (debrief == null) return null;
  const { lessons, actions, marked_by } = debrief;
  if (lessons.length + actions.length === 0) return null;
  return (
    <div className={styles.columns} data-single={lessons.length * actions.length === 0 || undefined}>
      {lessons.length > 0 && (
        <Section
          title={t('Lessons')}
          aside={
            marked_by !== null && (
              <span className="meta-text">
                {plural(marked_by, 'marked by one person', 'marked by {count} people')}
              </span>
            )
          }
        >
          <LessonList lessons={lessons} />
        </Section>
      )}
      <ActionList actions={actions} />
    </div>
  );
}
