import { DecisionMark, letterOf } from './marks.tsx';
import '../styles/choice.css';
import { useId } from 'react';
import { t } from '../lib/text.ts';

type Decision = { id: number; title_of_decision: string; description_of_decision: string };

/** Radio buttons to choose one decision of a scenario. The decisions have letters in list order. */
export function DecisionChoice({
  decisions,
  value,
  onChange,
  locked = false,
  label = t('Decision'),
}: {
  decisions: readonly Decision[];
  value: number | null;
  onChange: (id: number) => void;
  /** Shows the decisions without a choice: already submitted, or not open yet. */
  locked?: boolean;
  /** Accessible name of the group. */
  label?: string;
}) {
  const group = useId();
  return (
    <div className="choice rows panel" role="radiogroup" aria-label={label}>
      {decisions.map((decision, index) => {
        const on = decision.id === value;
        const id = `${group}-${decision.id}`;
        return (
          <label
            key={decision.id}
            className={['opt', on && 'on', locked && 'lock'].filter(Boolean).join(' ')}
          >
            <input
              className="opt-i"
              type="radio"
              name={group}
              checked={on}
              disabled={locked}
              aria-labelledby={`${id}-t`}
              aria-describedby={decision.description_of_decision ? `${id}-d` : undefined}
              onChange={() => onChange(decision.id)}
            />
            <span className="opt-r" aria-hidden="true" />
            <DecisionMark index={index} filled={on} />
            <span className="opt-t" id={`${id}-t`}>
              <span className="sr">{letterOf(index)}: </span>
              {decision.title_of_decision}
            </span>
            {decision.description_of_decision && (
              <span className="opt-d" id={`${id}-d`}>
                {decision.description_of_decision}
              </span>
            )}
          </label>
        );
      })}
    </div>
  );
}
