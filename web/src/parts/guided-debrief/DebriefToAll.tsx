import { t } from '../../lib/text.ts';
import { Section } from '../../ui/Section.tsx';
import { Empty } from '../../ui/states.tsx';
import { ActionList } from './ActionList.tsx';
import styles from './DebriefToAll.module.css';
import { EarlierPhases } from './EarlierPhases.tsx';
import { LessonList } from './LessonList.tsx';
import { Heading, QuestionHead } from './QuestionHead.tsx';
import { ShownEntries } from './ShownEntries.tsx';
import type { GuidedDebrief } from './types.ts';
import { WhatWeLearnt } from './WhatWeLearnt.tsx';

/** A guided debrief as everybody on the run may read it, without a field. */
export function DebriefToAll({ debrief }: { debrief: GuidedDebrief }) {
  const { phase, question, quotation, lessons, is_marking_closed } = debrief;
  const entries = debrief.released.filter((entry) => entry.phase === phase);
  return (
    <div className={styles.toAll}>
      {phase === 'done' ? (
        <Heading phase={phase} text={t('The debrief is over.')} />
      ) : (
        <QuestionHead asked={{ phase, question, quotation }} />
      )}
      {phase === 'lessons' ? (
        <Section title={is_marking_closed ? t('Lessons by their marks') : t('Lessons, in random order')}>
          {lessons.length === 0 ? (
            <Empty title={t('No lessons released yet')} />
          ) : (
            <LessonList lessons={lessons} />
          )}
        </Section>
      ) : (
        phase !== 'done' && <WhatWasShown entries={entries} />
      )}
      {phase === 'done' ? <WhatWeLearnt debrief={debrief} /> : <ActionList actions={debrief.actions} />}
      <EarlierPhases debrief={debrief} shown={phase} />
    </div>
  );
}

/** The entries of a phase that were shown to everybody. */
export function WhatWasShown({
  entries,
  own,
}: {
  entries: GuidedDebrief['released'];
  own?: ReadonlySet<string>;
}) {
  return (
    <Section
      title={t('What was shown')}
      aside={entries.length > 0 && <span className="meta-text number">{entries.length}</span>}
    >
      {entries.length === 0 ? (
        <Empty title={t('Nothing yet')}>
          {t('Your facilitator shows answers here, one by one or all at once.')}
        </Empty>
      ) : (
        <ShownEntries entries={entries} own={own} label={t('What was shown')} />
      )}
    </Section>
  );
}
