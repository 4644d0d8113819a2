import type { Run } from '@vincere/contract';
import { t } from '../../../lib/text.ts';
import { Picture } from '../pictures/Picture.tsx';
import type { ReceivedDebrief } from '../types.ts';
import { ActionsOnProjector } from './ActionsOnProjector.tsx';
import { LessonsOnProjector } from './LessonsOnProjector.tsx';
import styles from './OfPhase.module.css';
import { Quotation } from './Quotation.tsx';
import { Released } from './Released.tsx';

/** The part of the projector view under the question, by phase. */
export function OfPhase({ run, received }: { run: Run; received: ReceivedDebrief }) {
  const { debrief } = received;
  const { phase, question, quotation, lessons, actions } = debrief;
  if (phase === 'lessons')
    return lessons.length > 0 ? (
      <LessonsOnProjector received={received} />
    ) : (
      <p className={styles.note}>{t('Write your lesson on your own screen.')}</p>
    );
  if (phase === 'done')
    return (
      <div className={styles.calm}>
        <p className={styles.note}>
          {t('Six short questions about this debrief are on your own screen, and the result stays there.')}
        </p>
        {actions.length > 0 && <ActionsOnProjector actions={actions} />}
      </div>
    );
  const releasedEntries = debrief.released.filter((entry) => entry.phase === phase);
  const fromRun = question?.from_run ?? null;
  const leftColumn =
    quotation !== null ? (
      <Quotation text={quotation} fromRun={fromRun} />
    ) : fromRun !== null ? (
      <Picture runId={run.id} fromRun={fromRun} />
    ) : phase === 'commitment' && actions.length > 0 ? (
      <ActionsOnProjector actions={actions} />
    ) : null;
  if (leftColumn === null && releasedEntries.length === 0)
    return (
      <p className={styles.note}>
        {phase === 'commitment'
          ? t('Your commitment stays with you. Nobody else can read it.')
          : phase === 'reactions'
            ? t('Write on your own screen. What you keep private, nobody else reads.')
            : t('Write on your own screen.')}
      </p>
    );
  return (
    <div
      className={styles.columns}
      data-single={leftColumn === null ? 'released' : releasedEntries.length === 0 ? 'picture' : undefined}
    >
      {leftColumn !== null && (
        <div className={styles.left} data-picture={(quotation === null && fromRun !== null) || undefined}>
          {leftColumn}
        </div>
      )}
      {releasedEntries.length > 0 && <Released entries={releasedEntries} />}
    </div>
  );
}
