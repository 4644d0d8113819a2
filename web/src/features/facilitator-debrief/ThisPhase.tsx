import { debriefPhases } from '@vincere/domain';
import { type Ref, useState } from 'react';
import { formatClock, formatTime } from '../../lib/format.ts';
import { plural, t } from '../../lib/text.ts';
import { serverNow } from '../../lib/time/server-time.ts';
import { phaseNames } from '../../parts/guided-debrief/phase-names.ts';
import { Button } from '../../ui/Button.tsx';
import { sr } from '../../ui/sr.tsx';
import { MinutesDialog } from './MinutesDialog.tsx';
import { RatingHint } from './RatingHint.tsx';
import styles from './ThisPhase.module.css';
import type { ReceivedDebrief } from './types.ts';
import { useSecondsSince } from './useDebrief.ts';

/** The clock of the current phase, and when the phase and the debrief end as planned. */
export function ThisPhase({
  runId,
  received,
  titleRef,
}: {
  runId: number;
  received: ReceivedDebrief;
  /** The title, which gets the focus when the phase changes. */
  titleRef: Ref<HTMLHeadingElement>;
}) {
  const { debrief, control, receivedAt } = received;
  const [isEditing, setIsEditing] = useState(false);
  const since = useSecondsSince(receivedAt);
  const index = debriefPhases.indexOf(debrief.phase);
  const currentPhase = control.phases[index];
  const plannedSeconds = (currentPhase?.planned_minutes ?? 0) * 60;
  const spentSeconds = (currentPhase?.spent_seconds ?? 0) + since;
  const remainingSeconds = Math.max(0, plannedSeconds - spentSeconds);
  const later = control.phases
    .slice(index + 1)
    .reduce(
      (sum, { planned_minutes, spent_seconds }) =>
        sum + Math.max(0, (planned_minutes ?? 0) * 60 - spent_seconds),
      0,
    );
  const at = (seconds: number) => formatTime(new Date(serverNow() + seconds * 1000));
  return (
    <section className="section" aria-labelledby="this-phase">
      <div className="section-head">
        <h2 id="this-phase" ref={titleRef} tabIndex={-1}>
          {debrief.phase === 'done' ? t('Done@@the debrief') : t('This phase')}
          {debrief.phase !== 'done' && sr(`: ${phaseNames[debrief.phase]}`)}
        </h2>
        {!debrief.is_final && debrief.phase !== 'done' && (
          <Button kind="quiet" size="sm" onClick={() => setIsEditing(true)}>
            {t('Edit Minutes')}
          </Button>
        )}
      </div>
      {debrief.phase === 'done' ? (
        <p className="muted">
          {debrief.is_final
            ? t('The result is final. You can still hide answers and change actions.')
            : t('You can go back within 24 hours. After that the result is final.')}
        </p>
      ) : (
        <>
          <p className={styles.clock}>
            <b className="digits" role="timer">
              {formatClock(spentSeconds)}
            </b>
            <span>{t('of {planned} min', { planned: plannedSeconds / 60 })}</span>
          </p>
          <div className={styles.bar} aria-hidden="true">
            <i style={{ width: `${Math.min(1, spentSeconds / plannedSeconds) * 100}%` }} />
          </div>
          <p className="meta-text">
            {remainingSeconds > 0
              ? t('Ends about {time}, the whole debrief about {end}.', {
                  time: at(remainingSeconds),
                  end: at(remainingSeconds + later),
                })
              : plural(
                  Math.max(1, Math.floor((spentSeconds - plannedSeconds) / 60)),
                  'Over by one minute. The whole debrief ends about {end}.',
                  'Over by {count} minutes. The whole debrief ends about {end}.',
                  { end: at(later) },
                )}
          </p>
        </>
      )}
      {debrief.phase === 'commitment' && <RatingHint runId={runId} />}
      {isEditing && <MinutesDialog runId={runId} control={control} onClose={() => setIsEditing(false)} />}
    </section>
  );
}
