import { debriefPhases, writingPhases } from '@vincere/domain';
import { plural, t } from '../../../lib/text.ts';
import { phaseNames } from '../../../parts/guided-debrief/phase-names.ts';
import { entriesOf } from '../entries-of.ts';
import type { ReceivedDebrief } from '../types.ts';
import styles from './Foot.module.css';

/** The foot of the projector view: the phases, and how much people have written or how many have marked. */
export function Foot({ received }: { received: ReceivedDebrief }) {
  const currentIndex = debriefPhases.indexOf(received.debrief.phase);
  const count = countOf(received);
  return (
    <footer className={styles.foot}>
      <ol className={styles.phases} aria-label={t('Phases')}>
        {writingPhases.map((phase, index) => (
          <li
            key={phase}
            data-state={index < currentIndex ? 'done' : index === currentIndex ? 'now' : 'next'}
            aria-current={index === currentIndex ? 'step' : undefined}
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
 * Returns the count of the phase: what people have written for all or, once the marking is closed, the number of those who marked.
 * Nothing is counted while people mark, nor in the last phase.
 */
function countOf(receivedDebrief: ReceivedDebrief) {
  const { phase, lessons, marked_by } = receivedDebrief.debrief;
  if (phase === 'done') return undefined;
  if (phase !== 'lessons' || lessons.length === 0) {
    const { length } = entriesOf(receivedDebrief, phase);
    return { number: length, what: plural(length, 'answer for all', 'answers for all') };
  }
  return marked_by === null ? undefined : { number: marked_by, what: t('marked') };
}
