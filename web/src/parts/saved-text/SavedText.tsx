import { shared } from '@vincere/contract/messages';
import type { TextareaHTMLAttributes } from 'react';
import { rich, t } from '../../lib/text.ts';
import { Button } from '../../ui/Button.tsx';
import { FieldError } from '../../ui/Field.tsx';
import styles from './SavedText.module.css';
import type { SavedState, useSavedText } from './useSavedText.ts';

/** The field of a text that all facilitators share. It says what could not be saved, and who changed it meanwhile. */
export function SavedText({
  saved,
  ...field
}: { saved: ReturnType<typeof useSavedText> } & Omit<
  TextareaHTMLAttributes<HTMLTextAreaElement>,
  'value' | 'onChange'
>) {
  const { state } = saved;
  return (
    <>
      <textarea {...field} value={saved.text} onChange={(event) => saved.write(event.target.value)} />
      {state.kind === 'failed' && (
        <div className={styles.noteFoot}>
          <FieldError>{state.message}</FieldError>
          <Button kind="line" size="sm" onClick={() => void saved.save()}>
            {t(shared.retry)}
          </Button>
        </div>
      )}
      {state.kind === 'changed' && (
        <div className={`notice notice-now ${styles.noteConflict}`} role="alert">
          <div className="stack">
            <p>
              {rich('<b>Another facilitator changed this text while you were writing.</b> It now reads:', {
                b: (words) => <b>{words}</b>,
              })}
            </p>
            <p className={styles.otherNote}>{state.theirs === '' ? t('Nothing.') : state.theirs}</p>
            <div className="row wrap">
              <Button kind="line" size="sm" onClick={() => void saved.save()}>
                {t('Keep Mine')}
              </Button>
              <Button kind="quiet" size="sm" onClick={saved.discardOwn}>
                {t('Take Theirs')}
              </Button>
            </div>
          </div>
        </div>
      )}
    </>
  );
}

/** Whether a text is saved, in words. */
export function SavedStatus({ state }: { state: SavedState }) {
  return (
    <span className="meta-text number" role="status">
      {stateText(state)}
    </span>
  );
}

function stateText(state: SavedState): string {
  switch (state.kind) {
    case 'saving':
      return t('Saving');
    case 'saved':
      return t('Saved {time}', { time: state.at });
    case 'failed':
    case 'changed':
      return t('Not saved');
    default:
      return '';
  }
}
