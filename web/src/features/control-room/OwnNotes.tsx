import { limits } from '@vincere/contract/constants';
import { shared } from '@vincere/contract/messages';
import { rich, t } from '../../lib/text.ts';
import { Button } from '../../ui/Button.tsx';
import { FieldError } from '../../ui/Field.tsx';
import { Section } from '../../ui/Section.tsx';
import styles from './OwnNotes.module.css';
import runFrameStyles from './run-frame.module.css';
import { type NotesState, useOwnNotes } from './useOwnNotes.ts';

/** The facilitators' own notes on a run; participants never see them. */
export function OwnNotes({ runId, stored }: { runId: number; stored: string }) {
  const notes = useOwnNotes(runId, stored);
  const { state } = notes;
  return (
    <Section
      title={t('Your notes')}
      aside={
        <span className="meta-text number" role="status">
          {stateText(state)}
        </span>
      }
    >
      <textarea
        className={`input ${runFrameStyles.runNotes}`}
        aria-label={t('Notes on this run')}
        placeholder={t('For the debrief. Participants never see it.')}
        rows={4}
        maxLength={limits.briefing}
        value={notes.text}
        onChange={(event) => notes.write(event.target.value)}
      />
      {state.kind === 'failed' && (
        <div className={styles.noteFoot}>
          <FieldError>{state.message}</FieldError>
          <Button kind="line" size="sm" onClick={notes.save}>
            {t(shared.retry)}
          </Button>
        </div>
      )}
      {state.kind === 'changed' && (
        <div className={`notice notice-now ${styles.noteConflict}`} role="alert">
          <div className="stack">
            <p>
              {rich('<b>Another facilitator changed these notes while you were writing.</b> They now read:', {
                b: (words) => <b>{words}</b>,
              })}
            </p>
            <p className={styles.otherNote}>{state.theirs === '' ? t('Nothing.') : state.theirs}</p>
            <div className="row wrap">
              <Button kind="line" size="sm" onClick={notes.save}>
                {t('Keep Mine')}
              </Button>
              <Button kind="quiet" size="sm" onClick={notes.discardOwn}>
                {t('Take Theirs')}
              </Button>
            </div>
          </div>
        </div>
      )}
    </Section>
  );
}

function stateText(state: NotesState): string {
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
