import { type KeyboardEvent, useId } from 'react';
import { Button } from './Button.tsx';
import type { EditableTextProps } from './EditableText.tsx';
import { FieldError } from './Field.tsx';

type Props = Pick<EditableTextProps, 'label' | 'value' | 'long' | 'heading' | 'hint' | 'maxLength'> & {
  typed: string;
  type: (value: string) => void;
  error: string | undefined;
  isSaving: boolean;
  save: () => void;
  onCancel: () => void;
};

/** The field of an editable text while it is open, with Save and Cancel. */
export function EditableField({
  label,
  value,
  long,
  heading,
  hint,
  maxLength,
  typed,
  type,
  error,
  isSaving,
  save,
  onCancel,
}: Props) {
  const id = useId();
  const onKeyDown = (event: KeyboardEvent) => {
    const isEnter = event.key === 'Enter' && !event.nativeEvent.isComposing;
    if (isEnter && (event.ctrlKey || event.metaKey || !long)) {
      event.preventDefault();
      save();
    }
    if (event.key === 'Escape' && !isSaving) {
      // Not also the dialog around it.
      event.stopPropagation();
      onCancel();
    }
  };
  const field = {
    className: 'inp',
    'aria-label': label,
    'aria-invalid': error !== undefined || undefined,
    'aria-describedby': error !== undefined ? `${id}-error` : hint && `${id}-hint`,
    value: typed,
    maxLength,
    readOnly: isSaving,
    autoFocus: true,
    onKeyDown,
  };
  return (
    <div className="edt edt-on">
      {heading && <h1 className="sr">{value}</h1>}
      {long ? (
        <textarea {...field} rows={4} onChange={(event) => type(event.target.value)} />
      ) : (
        <input {...field} onChange={(event) => type(event.target.value)} />
      )}
      {hint !== undefined && error === undefined && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error !== undefined && <FieldError id={`${id}-error`}>{error}</FieldError>}
      <div className="row">
        <Button size="sm" busy={isSaving} onClick={save}>
          {isSaving ? 'Saving' : 'Save'}
        </Button>
        <Button size="sm" kind="quiet" disabled={isSaving} onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </div>
  );
}
