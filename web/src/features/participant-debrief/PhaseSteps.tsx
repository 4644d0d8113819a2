import { debriefPhases, writingPhases } from '@vincere/domain';
import { t } from '../../lib/text.ts';
import { phaseNames } from '../../parts/guided-debrief/phase-names.ts';
import type { DebriefPhase } from '../../parts/guided-debrief/types.ts';
import { phaseNumber } from './Debrief.tsx';
import styles from './PhaseSteps.module.css';

/** The current phase by name and number, for the header of the page. */
export function PhaseName({ phase }: { phase: DebriefPhase }) {
  const number = phaseNumber(phase);
  return (
    <div className={`top-bar-title ${styles.name}`}>
      <b>{number === null ? t('About this debrief') : phaseNames[phase]}</b>
      {number !== null && (
        <span className="meta-text number">
          {t('{number} of {of}', { number, of: writingPhases.length })}
        </span>
      )}
    </div>
  );
}

/** The phases as dots. Screen readers get them as a list. */
export function PhaseDots({ phase }: { phase: DebriefPhase }) {
  const currentIndex = debriefPhases.indexOf(phase);
  return (
    <ol className={styles.dots} aria-label={t('Phases of the debrief')}>
      {writingPhases.map((writingPhase, index) => (
        <li
          key={writingPhase}
          data-state={index < currentIndex ? 'past' : index === currentIndex ? 'now' : undefined}
          aria-current={index === currentIndex ? 'step' : undefined}
        >
          <span className="visually-hidden">{phaseNames[writingPhase]}</span>
        </li>
      ))}
    </ol>
  );
}
