import { Check, Pencil } from 'lucide-react';
import type { ReactNode } from 'react';
import { t } from '../../lib/text.ts';
import { FieldError } from '../Field.tsx';
import { EditableField } from './EditableField.tsx';
import styles from './editable.module.css';
import { useEditing } from './useEditing.ts';

export type EditableTextProps = {
  /** Accessible name of the edit button and the field, such as `Description of Cold berths`. */
  label: string;
  value: string;
  /** Renders the text. Default: a plain paragraph. */
  children?: ReactNode;
  /** Shown next to the edit button. */
  beside?: ReactNode;
  /** Shown while the text is empty. */
  empty?: string;
  /** More than one line. */
  long?: boolean;
  /** The label stands next to the text, so the open field doesn't show it again. */
  isLabelled?: boolean;
  /** The buttons stand below the text, which has the whole width. */
  hasButtonsBelow?: boolean;
  /** The text is the page's heading and stays a heading while it is edited. */
  heading?: boolean;
  maxLength?: number;
  /** Shows the number of characters when the text is nearly as long as it may be. */
  countsAtEnd?: boolean;
  hint?: string;
  /** Key of the unsaved text in this browser: names the user and the edited item. */
  draft: string;
  /** Returns why a text can't be saved, or undefined if it can. */
  validate?: (value: string) => string | undefined;
  /** Saves the text, and throws on failure. Also called with the previous text, to undo. */
  onSave: (value: string) => Promise<void>;
  /** Title and text shown when saving fails. The text may depend on the error. */
  failure: { title: string; text: (error: unknown) => string };
};

/**
 * A text that is edited in place. Ctrl+Enter saves and Escape cancels. A failed save keeps the field open, and a save can be
 * undone. An unchanged text is not saved. If others have changed the text meanwhile, their text is shown before it is
 * overwritten.
 */
export function EditableText(props: EditableTextProps) {
  const { label, value, children, empty, heading, hasButtonsBelow } = props;
  const editing = useEditing(props);
  const { state, error, undo } = editing;
  if (editing.isOpen) return <EditableField {...props} editing={editing} />;
  return (
    <div className={styles.editable}>
      <div
        className="editable-text"
        data-heading={heading || undefined}
        data-buttons={hasButtonsBelow ? 'below' : undefined}
      >
        {value.trim() === '' ? (
          <p className="dimmed">{empty ?? t('Nothing here yet.')}</p>
        ) : (
          (children ?? <p>{value}</p>)
        )}
        <button
          ref={editing.editButton}
          type="button"
          className="button button-quiet button-sm button-icon"
          aria-label={t('Edit {what}', { what: label })}
          onClick={editing.open}
        >
          <Pencil className="icon" aria-hidden />
        </button>
        {props.beside}
      </div>
      <div className={styles.editStatus} role="status">
        {state === 'saving' && <span className="meta-text">{t('Saving')}</span>}
        {(state === 'saved' || state === 'undone') && (
          <span className="meta-text">
            <Check className="icon" aria-hidden /> {state === 'saved' ? t('Saved') : t('Undone')}
          </span>
        )}
        {undo && (
          <button
            type="button"
            className={styles.undoButton}
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
