import type { ReactNode } from 'react';
import { plural, t } from '../../lib/text.ts';
import { Section } from '../../ui/Section.tsx';
import { ActionList } from './ActionList.tsx';
import { LessonList } from './LessonList.tsx';
import type { GuidedDebrief } from './types.ts';

/**
 * The lessons, the reader's commitment and the actions of a guided debrief, in this order on every screen. Renders nothing if there are
 * none.
 */
export function WhatWeLearnt({
  debrief: { lessons, marked_by, actions },
  own,
  commitment = null,
}: {
  debrief: Pick<GuidedDebrief, 'lessons' | 'marked_by' | 'actions'>;
  own?: ReadonlySet<string> | undefined;
  /** The part with the reader's own commitment. */
  commitment?: ReactNode;
}) {
  return (
    <>
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
          <LessonList lessons={lessons} own={own} />
        </Section>
      )}
      {commitment}
      <ActionList actions={actions} />
    </>
  );
}
