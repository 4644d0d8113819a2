import { mostPlannedMinutes, writingPhases } from '@vincere/domain';
import { useId, useState } from 'react';
import { send } from '../../../lib/api.ts';
import { t } from '../../../lib/text.ts';
import { phaseNames } from '../../../parts/guided-debrief/phase-names.ts';
import type { WritingPhase } from '../../../parts/guided-debrief/types.ts';
import { FieldError } from '../../../ui/Field.tsx';
import { plannedMinutes, readMinutes, totalMinutes } from '../minutes.ts';
import type { Control } from '../types.ts';
import { useAct } from '../useDebrief.ts';
import styles from './PlanMinutes.module.css';

/** The minutes planned for each phase. A change is saved when its field is left. */
export function PlanMinutes({ runId, control }: { runId: number; control: Control }) {
  const minutesByPhase = plannedMinutes(control);
  return (
    <ol className={styles.phases} aria-label={t('Phases')}>
      {writingPhases.map((phase) => (
        // A change by another facilitator begins a new field.
        <Minutes
          key={`${phase} ${minutesByPhase[phase]}`}
          runId={runId}
          phase={phase}
          planned={minutesByPhase[phase]}
        />
      ))}
      <li>
        <b>{phaseNames.done}</b>
        <p className={`${styles.minutes} number`}>{t('{planned} min', { planned: totalMinutes(control) })}</p>
      </li>
    </ol>
  );
}

function Minutes({ runId, phase, planned }: { runId: number; phase: WritingPhase; planned: number }) {
  const [typed, setTyped] = useState(String(planned));
  const [isLeft, setIsLeft] = useState(false);
  const { act, failure } = useAct(runId);
  const id = useId();
  const minutes = readMinutes(typed);
  const error =
    minutes === undefined && isLeft
      ? t('Enter whole minutes from 1 to {most}.', { most: mostPlannedMinutes })
      : failure;
  const save = () => {
    setIsLeft(true);
    if (minutes === undefined || minutes === planned) return;
    const body = { phase, minutes };
    void act(() => send('planDebriefMinutes', { params: { runId }, body }));
  };
  return (
    <li>
      <label htmlFor={id}>{phaseNames[phase]}</label>
      <p className={`${styles.minutes} number`}>
        <input
          id={id}
          className="input input-sm number"
          inputMode="numeric"
          value={typed}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={error === undefined ? undefined : `${id}-error`}
          onChange={({ target }) => setTyped(target.value)}
          onBlur={save}
          onKeyDown={({ key }) => key === 'Enter' && save()}
        />
        {t('min@@minutes')}
      </p>
      {error !== undefined && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </li>
  );
}
