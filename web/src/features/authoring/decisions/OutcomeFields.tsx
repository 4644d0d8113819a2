import { conditionLimit, limits } from '@vincere/contract/constants';
import { Plus, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { formatNumber } from '../../../lib/format.ts';
import { newKey } from '../../../lib/new-key.ts';
import { t } from '../../../lib/text.ts';
import { Prose } from '../../../parts/prose/Prose.tsx';
import { Button } from '../../../ui/Button.tsx';
import { TextArea, TextField } from '../../../ui/Field.tsx';
import type { Decision } from '../useSimulation.ts';
import styles from './OutcomeFields.module.css';

/** A condition as its author edits it. `key` stays the same while it is edited; a new one has no id. */
export type EditedCondition = { key: string; id?: number; text: string; met: string; unmet: string };

/** Returns the conditions of a decision for editing. */
export function editable(conditions: Decision['conditions']): EditedCondition[] {
  return conditions.map((condition) => ({ key: String(condition.id), ...condition }));
}

/** The outcome of a decision. */
export function OutcomeField({ outcome, field }: { outcome: string; field: UseFormRegisterReturn }) {
  return (
    <TextArea
      label={t('Outcome')}
      className="story"
      rows={6}
      maxLength={limits.outcome}
      hint={
        <span className={styles.hint}>
          {t('What happens after this decision. Nobody reads it earlier.')}
          <span className="number">
            {t('{count} of {limit} characters', {
              count: formatNumber(outcome.length),
              limit: formatNumber(limits.outcome),
            })}
          </span>
        </span>
      }
      {...field}
    />
  );
}

/** The conditions of a decision: what a careful order includes, and what follows. */
export function ConditionList({
  conditions,
  onChange,
}: {
  conditions: readonly EditedCondition[];
  onChange: (conditions: EditedCondition[]) => void;
}) {
  const [open, setOpen] = useState<string>();
  const list = useRef<HTMLFieldSetElement>(null);
  const add = () => {
    const key = newKey();
    onChange([...conditions, { key, text: '', met: '', unmet: '' }]);
    setOpen(key);
  };
  return (
    <fieldset className={styles.conditions} ref={list} tabIndex={-1}>
      <legend>{t('Conditions')}</legend>
      <p className="hint">
        {t(
          'You judge them beside the order when you advance. The group reads the sentences that follow, and the conditions after the end.',
        )}
      </p>
      {conditions.map((condition, index) => (
        <ConditionFields
          key={condition.key}
          condition={condition}
          number={index + 1}
          isOpen={open === condition.key}
          onToggle={(isOpen) => setOpen(isOpen ? condition.key : undefined)}
          onChange={(changes) =>
            onChange(
              conditions.map((candidate) =>
                candidate.key === condition.key ? { ...candidate, ...changes } : candidate,
              ),
            )
          }
          onRemove={() => {
            onChange(conditions.filter(({ key }) => key !== condition.key));
            // The button that had the focus is gone.
            list.current?.focus();
          }}
        />
      ))}
      {conditions.length < conditionLimit && (
        <Button kind="line" size="sm" className={styles.add} onClick={add}>
          <Plus className="icon" aria-hidden />
          {t('Add Condition')}
        </Button>
      )}
    </fieldset>
  );
}

function ConditionFields({
  condition,
  number,
  isOpen,
  onToggle,
  onChange,
  onRemove,
}: {
  condition: EditedCondition;
  number: number;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
  onChange: (changed: Partial<EditedCondition>) => void;
  onRemove: () => void;
}) {
  return (
    <details
      className={styles.condition}
      open={isOpen}
      onToggle={({ currentTarget }) => currentTarget.open !== isOpen && onToggle(currentTarget.open)}
    >
      <summary>
        <span className="number">{number}</span>
        <b className="story">{condition.text.trim() || t('New condition')}</b>
      </summary>
      <div className={styles.fields}>
        <TextField
          label={t('What a careful order includes')}
          className="story"
          autoComplete="off"
          maxLength={limits.name}
          hint={t('Such as: a signed risk assessment before she enters')}
          value={condition.text}
          // The author has just added it.
          autoFocus={condition.id === undefined && condition.text === ''}
          onChange={({ target }) => onChange({ text: target.value })}
        />
        <TextArea
          label={t('If met, the outcome adds')}
          className="story"
          rows={2}
          maxLength={limits.conditionSentence}
          value={condition.met}
          onChange={({ target }) => onChange({ met: target.value })}
        />
        <TextArea
          label={t('If not met, it adds')}
          className="story"
          rows={2}
          maxLength={limits.conditionSentence}
          value={condition.unmet}
          onChange={({ target }) => onChange({ unmet: target.value })}
        />
        <Button kind="quiet" size="sm" className={styles.remove} onClick={onRemove}>
          <Trash2 className="icon" aria-hidden />
          {t('Remove Condition')}
        </Button>
      </div>
    </details>
  );
}

/** What the group reads, with the conditions that the author ticks as met. */
export function OutcomePreview({
  outcome,
  conditions,
}: {
  outcome: string;
  conditions: readonly EditedCondition[];
}) {
  const [met, setMet] = useState<ReadonlySet<string>>(new Set());
  const toggle = (key: string) =>
    setMet((all) => new Set(all.has(key) ? [...all].filter((metKey) => metKey !== key) : [...all, key]));
  const texts = [
    outcome,
    ...conditions.map((condition) => (met.has(condition.key) ? condition.met : condition.unmet)),
  ];
  return (
    <fieldset className={styles.preview}>
      <legend>{t('What the group reads')}</legend>
      <div className={styles.ticks}>
        <span className="meta-text">{t('with these met')}</span>
        {conditions.map(({ key }, index) => (
          <label key={key}>
            <input type="checkbox" checked={met.has(key)} onChange={() => toggle(key)} />
            {index + 1}
          </label>
        ))}
      </div>
      <div className={styles.read}>
        <Prose text={texts.filter((text) => text.trim() !== '').join('\n\n')} />
      </div>
    </fieldset>
  );
}
