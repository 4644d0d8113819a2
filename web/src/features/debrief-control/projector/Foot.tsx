import { debriefPhases, fewestForAnonymity, writingPhases } from '@vincere/domain';
import { t } from '../../../lib/text.ts';
import { phaseNames } from '../../../parts/guided-debrief/phase-names.ts';
import { peopleOf } from '../people.ts';
import type { ReceivedDebrief } from '../types.ts';
import styles from './Foot.module.css';

/** The foot of the projector view: the phases, and how many people have written or marked. */
export function Foot({ received }: { received: ReceivedDebrief }) {
  const current = debriefPhases.indexOf(received.debrief.phase);
  const count = countOf(received);
  return (
    <footer className={styles.foot}>
      <ol className={styles.phases} aria-label={t('Phases')}>
        {writingPhases.map((phase, index) => (
          <li
            key={phase}
            data-state={index < current ? 'done' : index === current ? 'now' : 'next'}
            aria-current={index === current ? 'step' : undefined}
          >
            <i />
            {phaseNames[phase]}
          </li>
        ))}
      </ol>
      {count && (
        <p className={styles.count}>
          <b className="digits">{count.number}</b> {count.what}
        </p>
      )}
    </footer>
  );
}

/**
 * Returns the count of the phase: those who have written or marked, out of those who are here. Once the marking is closed, it is the
 * number of those who marked. Undefined in the last phase.
 */
function countOf({ debrief, control }: ReceivedDebrief) {
  const { phase } = debrief;
  if (phase === 'done') return undefined;
  const written = control.written.find((one) => one.phase === phase)?.people ?? 0;
  const isMarked = phase === 'lessons' && debrief.lessons.length > 0;
  if (isMarked && debrief.is_marking_closed) return { number: control.marked, what: t('marked') };
  const part = isMarked ? control.marked : written;
  return {
    number: t('{part} of {total}', { part, total: peopleOf(control, part) }),
    what: isMarked ? t('have marked') : wroteInWords(written),
  };
}

/**
 * Returns the words after a number of people who have written. A number below four counts only those who have written for all.
 */
function wroteInWords(people: number): string {
  return people < fewestForAnonymity ? t('have written for all') : t('have written');
}
