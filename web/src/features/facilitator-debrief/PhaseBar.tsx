import { debriefPhases } from '@vincere/domain';
import { t } from '../../lib/text.ts';
import { phaseNames } from '../../parts/guided-debrief/phase-names.ts';
import styles from './PhaseBar.module.css';
import type { ReceivedDebrief } from './types.ts';
import { useSecondsSince } from './useDebrief.ts';

/** The phases as a timeline: each as wide as planned, filled by the time spent, and hatched where it took longer. */
export function PhaseBar({ received: { debrief, control, receivedAt } }: { received: ReceivedDebrief }) {
  const since = useSecondsSince(receivedAt);
  const currentIndex = debriefPhases.indexOf(debrief.phase);
  return (
    // The bar scrolls sideways on narrow screens.
    <div className={styles.frame} tabIndex={0} role="region" aria-label={t('Phases')}>
      <ol className={styles.phases}>
        {control.phases.map(({ phase, planned_minutes, spent_seconds }, index) => {
          const isCurrent = index === currentIndex;
          const spentSeconds = spent_seconds + (isCurrent ? since : 0);
          return (
            <li
              key={phase}
              aria-current={isCurrent ? 'step' : undefined}
              data-state={index < currentIndex ? 'done' : isCurrent ? 'now' : 'next'}
              style={{ flexGrow: planned_minutes ?? 0 }}
            >
              {planned_minutes !== null && <Fill spent={spentSeconds} planned={planned_minutes * 60} />}
              <b>{phaseNames[phase]}</b>
              {planned_minutes !== null && (
                <span className="number">
                  {index <= currentIndex || spentSeconds > 0
                    ? t('{spent} of {planned} min', {
                        spent: Math.floor(spentSeconds / 60),
                        planned: planned_minutes,
                      })
                    : t('{planned} min', { planned: planned_minutes })}
                </span>
              )}
              <AtLeast
                people={control.written.find((phaseCount) => phaseCount.phase === phase)?.people}
                of={control.seats}
              />
            </li>
          );
        })}
      </ol>
    </div>
  );
}

/** The least number of people who wrote in a phase, out of those who held a seat. */
function AtLeast({ people, of }: { people: number | undefined; of: number }) {
  if (people === undefined) return null;
  return (
    <span className={`number ${styles.people}`}>
      {t('{people} or more of {of} people wrote', { people, of })}
    </span>
  );
}

function Fill({ spent, planned }: { spent: number; planned: number }) {
  const isOver = spent > planned;
  return (
    <span className={styles.bar} aria-hidden="true">
      <i style={{ width: `${Math.min(1, spent / planned) * (isOver ? planned / spent : 1) * 100}%` }} />
      {isOver && <i className={styles.overrun} />}
    </span>
  );
}
