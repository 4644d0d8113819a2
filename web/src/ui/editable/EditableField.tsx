import { shared } from '@vincere/contract/messages';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { formatNumber } from '../../lib/format.ts';
import { t } from '../../lib/text.ts';
import { Button } from '../Button.tsx';
import { FieldError } from '../Field.tsx';
import { AskInline } from './AskInline.tsx';
import type { EditableTextProps } from './EditableText.tsx';
import styles from './editable.module.css';
import type { useEditing } from './useEditing.ts';

type Props = Pick<
  EditableTextProps,
  'label' | 'isLabelled' | 'value' | 'long' | 'heading' | 'hint' | 'maxLength' | 'countsAtEnd'
> & {
  editing: ReturnType<typeof useEditing>;
};

/** The part of its greatest length from which a text is counted. */
const countedFrom = 0.9;

/** The open field of an editable text, with Save and Cancel. Asks for confirmation if changes would be lost. */
export function EditableField({
  label,
  isLabelled,
  value,
  long,
  heading,
  hint,
  maxLength = Infinity,
  countsAtEnd = false,
  editing,
}: Props) {
  const id = useId();
  const input = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const [isAsking, setIsAsking] = useState(false);
  const { typed, setTyped, error, isClashing, save, close } = editing;
  const isSaving = editing.state === 'saving';
  const isCounted = countsAtEnd && typed.length >= maxLength * countedFrom;
  useEffect(() => {
    // The button that was pressed is gone, so move the focus.
    if (isClashing && document.activeElement === document.body) input.current?.focus();
  }, [isClashing]);
  const onKeyDown = (event: KeyboardEvent) => {
    const isEnter = event.key === 'Enter' && !event.nativeEvent.isComposing;
    if (isEnter && (event.ctrlKey || event.metaKey || !long)) {
      event.preventDefault();
      save();
    }
    if (event.key === 'Escape' && !isSaving) {
      // Escape must not also close the surrounding dialog.
      event.stopPropagation();
      if (long && typed.trim() !== value.trim()) setIsAsking(true);
      else close();
    }
  };
  const field = {
    ref: input,
    className: 'input',
    id,
    'aria-invalid': error !== undefined || undefined,
    'aria-describedby': error !== undefined ? `${id}-error` : hint && `${id}-hint`,
    value: typed,
    maxLength: Number.isFinite(maxLength) ? maxLength : undefined,
    readOnly: isSaving,
    autoFocus: true,
    onKeyDown,
  };
  return (
    <div className={`${styles.editable} is-editing`}>
      {heading && <h1 className="visually-hidden">{value}</h1>}
      <label className={isLabelled ? 'visually-hidden' : `field-label ${styles.editLabel}`} htmlFor={id}>
        {label}
      </label>
      {long ? (
        <textarea {...field} rows={4} onChange={(event) => setTyped(event.target.value)} />
      ) : (
        <input {...field} onChange={(event) => setTyped(event.target.value)} />
      )}
      {hint !== undefined && error === undefined && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {isCounted && (
        <p className="hint number" role="status">
          {t('{count} of {limit} characters', {
            count: formatNumber(typed.length),
            limit: formatNumber(maxLength),
          })}
        </p>
      )}
      {error !== undefined && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {isClashing && <OtherText text={value} />}
      {isAsking ? (
        <AskInline
          question={t('Discard what you typed?')}
          action={t('Discard')}
          keep={t('Keep Writing')}
          onConfirm={close}
          onCancel={() => {
            setIsAsking(false);
            input.current?.focus();
          }}
        />
      ) : (
        <EditActions editing={editing} />
      )}
    </div>
  );
}

/** The text that somebody else has saved meanwhile. */
function OtherText({ text }: { text: string }) {
  return (
    <div className="notice" role="alert">
      <div className={styles.currentText}>
        <b>{t('This text has been changed since you began. It now reads:')}</b>
        <p className="story">{text.trim() === '' ? t('Nothing.') : text}</p>
      </div>
    </div>
  );
}

/** The buttons under the field: Save and Cancel, or the choice between two texts that clash. */
function EditActions({ editing }: { editing: ReturnType<typeof useEditing> }) {
  const { isClashing, replace, save, close } = editing;
  const isSaving = editing.state === 'saving';
  if (isClashing)
    return (
      <div className="row wrap" key="clash">
        <Button size="sm" kind="line" onClick={replace}>
          {t('Replace It With Mine')}
        </Button>
        <Button size="sm" kind="quiet" onClick={close}>
          {t('Keep Existing')}
        </Button>
      </div>
    );
  return (
    <div className="row" key="save">
      <Button size="sm" busy={isSaving} onClick={save}>
        {isSaving ? t('Saving') : t('Save')}
      </Button>
      <Button size="sm" kind="quiet" disabled={isSaving} onClick={close}>
        {t(shared.cancel)}
      </Button>
    </div>
  );
}
