import { useRead } from '../../lib/api.ts';
import { WhatWeLearnt } from '../../parts/guided-debrief/WhatWeLearnt.tsx';
import styles from './FirstPage.module.css';

/** The lessons and actions of the guided debrief of a run. Renders nothing if there are none. */
export function Learnt({ runId }: { runId: number }) {
  const debrief = useRead('getGuidedDebrief', { params: { runId } }).data?.debrief;
  if (debrief == null) return null;
  const { lessons, actions } = debrief;
  if (lessons.length + actions.length === 0) return null;
  return (
    <div className={styles.columns} data-single={lessons.length * actions.length === 0 || undefined}>
      <WhatWeLearnt debrief={debrief} />
    </div>
  );
}
