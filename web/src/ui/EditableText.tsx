import '../styles/editable.css';
import { Check, Pencil } from 'lucide-react';
import type { ReactNode } from 'react';
import { t } from '../lib/text.ts';
import { EditableField } from './EditableField.tsx';
import { FieldError } from './Field.tsx';
import { useEditing } from './useEditing.ts';

export type EditableTextProps = {
  /** What the text is, such as `Description of Cold berths`: names the pencil and the field. */
  label: string;
  value: string;
  /** Shows the text as it reads; without it a plain paragraph. */
  children?: ReactNode;
  /** Stands beside the pencil. */
  beside?: ReactNode;
  /** What stands there while there is no text. */
  empty?: string;
  /** More than one line. */
  long?: boolean;
  /** It is the page's heading, which stays one while it is edited. */
  heading?: boolean;
  maxLength?: number;
  hint?: string;
  /** Under what a text that is not saved yet is kept in this browser: names the person and the thing. */
  draft: string;
  /** The sentence that says what is wrong with a text; undefined when it may be saved. */
  validate?: (value: string) => string | undefined;
  /** Saves; throws when it failed. Also called with the former text, to undo. */
  onSave: (value: string) => Promise<void>;
  /** What a failed save says: a title, and a text that may depend on what went wrong. */
  failure: { title: string; text: (error: unknown) => string };
};

/**
 * A text that is changed where it stands. Ctrl+Enter saves, Escape cancels; a failed save keeps the field with what was
 * typed; a saved text can be undone. An unchanged one is not saved, and one that others changed meanwhile not unseen.
 */
export function EditableText(props: EditableTextProps) {
  const { label, value, children, empty } = props;
  const editing = useEditing(props);
  const { state, error, undo } = editing;
  if (editing.isOpen) return <EditableField {...props} editing={editing} />;
  return (
    <div className="edt">
      <div className="edt-t">
        {value.trim() === '' ? (
          <p className="dim">{empty ?? t('Nothing here yet.')}</p>
        ) : (
          (children ?? <p>{value}</p>)
        )}
        <button
          ref={editing.pencil}
          type="button"
          className="btn btn-quiet btn-sm btn-icon"
          aria-label={t('Edit {what}', { what: label })}
          onClick={editing.open}
        >
          <Pencil className="ic" aria-hidden />
        </button>
        {props.beside}
      </div>
      <div className="edt-s" role="status">
        {state === 'saving' && <span className="t-meta">{t('Saving')}</span>}
        {(state === 'saved' || state === 'undone') && (
          <span className="t-meta">
            <Check className="ic" aria-hidden /> {state === 'saved' ? t('Saved') : t('Undone')}
          </span>
        )}
        {undo && (
          <button
            type="button"
            className="edt-u"
            aria-label={t('Undo the change of {what}', { what: label })}
            onClick={undo}
          >
            {t('Undo')}
          </button>
        )}
      </div>
      {error !== undefined && <FieldError>{error}</FieldError>}
    </div>
  );
}
