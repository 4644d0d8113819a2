import '../styles/editable.css';
import { Check, Pencil } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { useDraft } from '../lib/drafts.ts';
import { EditableField } from './EditableField.tsx';
import { FieldError } from './Field.tsx';
import { toastError } from './Toaster.tsx';

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

type State = 'idle' | 'saving' | 'saved' | 'undone';

/**
 * A text that is changed where it stands. Ctrl+Enter saves, Escape cancels; a failed save keeps the field with what was
 * typed; a saved text can be undone. An unchanged one is not saved.
 */
export function EditableText(props: EditableTextProps) {
  const { label, value, children, empty, validate, onSave, failure } = props;
  const [typed, type, clear] = useDraft(props.draft, value);
  const [isOpen, setIsOpen] = useState(typed !== value);
  const [state, setState] = useState<State>('idle');
  const [error, setError] = useState<string>();
  const [former, setFormer] = useState<string>();
  const returnsFocus = useRef(false);
  const isSaving = state === 'saving';

  const open = () => {
    clear();
    setError(undefined);
    setIsOpen(true);
  };
  const close = () => {
    clear();
    setError(undefined);
    setIsOpen(false);
    returnsFocus.current = true;
  };
  const store = async (text: string, then: State, undo: string | undefined) => {
    setState('saving');
    setError(undefined);
    try {
      await onSave(text);
      setState(then);
      setFormer(undo);
      close();
    } catch (problem) {
      setState('idle');
      setError(failure.text(problem));
      toastError(failure.title, failure.text(problem));
    }
  };
  const save = () => {
    if (isSaving) return;
    if (typed.trim() === value.trim()) return close();
    const wrong = validate?.(typed);
    if (wrong !== undefined) return setError(wrong);
    void store(typed, 'saved', value);
  };

  if (isOpen)
    return <EditableField {...props} {...{ typed, type, error, isSaving, save }} onCancel={close} />;
  return (
    <div className="edt">
      <div className="edt-t">
        {value.trim() === '' ? (
          <p className="dim">{empty ?? 'Nothing here yet.'}</p>
        ) : (
          (children ?? <p>{value}</p>)
        )}
        <button
          ref={(pencil) => {
            if (pencil === null || !returnsFocus.current) return;
            returnsFocus.current = false;
            pencil.focus();
          }}
          type="button"
          className="btn btn-quiet btn-sm btn-icon"
          aria-label={`Edit ${label}`}
          onClick={open}
        >
          <Pencil className="ic" aria-hidden />
        </button>
        {props.beside}
      </div>
      <div className="edt-s" role="status">
        {isSaving && <span className="t-meta">Saving</span>}
        {(state === 'saved' || state === 'undone') && (
          <span className="t-meta">
            <Check className="ic" aria-hidden /> {state === 'saved' ? 'Saved' : 'Undone'}
          </span>
        )}
        {state === 'saved' && former !== undefined && (
          <button
            type="button"
            className="edt-u"
            aria-label={`Undo the change of ${label}`}
            onClick={() => void store(former, 'undone', undefined)}
          >
            Undo
          </button>
        )}
      </div>
      {error !== undefined && <FieldError>{error}</FieldError>}
    </div>
  );
}
