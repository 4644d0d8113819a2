import type { Run } from '@vincere/contract';
import { Check, Square } from 'lucide-react';
import { t } from '../../../lib/text.ts';
import { classOf } from '../../../ui/Button.tsx';
import styles from './EndOfRun.module.css';
import { goToReport, reportTitle } from './report-title.ts';

/** The end of a run for its observers, with a link to the report of the group on the same page once it is shared. */
export function EndOfRun({ run }: { run: Pick<Run, 'status' | 'shared'> }) {
  const wasEndedEarly = run.status === 'ENDED';
  return (
    <div className="run-complete">
      {wasEndedEarly ? <Square className="icon" aria-hidden /> : <Check className="icon" aria-hidden />}
      <div>
        <h2 className="heading-3">
          {wasEndedEarly ? t('A facilitator has ended the simulation early') : t('The simulation has ended')}
        </h2>
        <p className="muted">
          {run.shared
            ? t('A facilitator has shared the report of the group.')
            : t('The report of the group appears here once a facilitator shares it.')}
        </p>
      </div>
      {run.shared && (
        <a
          href={`#${reportTitle}`}
          className={`${classOf('signal')} ${styles.toReport}`}
          onClick={goToReport}
        >
          {t('Read the Report')}
        </a>
      )}
    </div>
  );
}
