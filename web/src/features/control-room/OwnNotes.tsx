import { limits } from '@vincere/contract/constants';
import { shared } from '@vincere/contract/messages';
import { Button } from '../../ui/Button.tsx';
import { FieldError } from '../../ui/Field.tsx';
import { Section } from '../../ui/Section.tsx';
import { type NotesState, useOwnNotes } from './useOwnNotes.ts';

/** What the facilitators write down for themselves; participants never see it. */
export function OwnNotes({ runId, stored }: { runId: number; stored: string }) {
  const notes = useOwnNotes(runId, stored);
  const { state } = notes;
  return (
    <Section
      title="Your notes"
      aside={
        <span className="t-meta num" role="status">
          {told(state)}
        </span>
      }
    >
      <textarea
        className="inp nt"
        aria-label="Notes on this run"
        placeholder="For the debrief. Participants never see it."
        rows={4}
        maxLength={limits.briefing}
        value={notes.text}
        onChange={(event) => notes.write(event.target.value)}
      />
      {state.kind === 'failed' && (
        <div className="nt-f">
          <FieldError>{state.message}</FieldError>
          <Button kind="line" size="sm" onClick={notes.save}>
            {shared.retry}
          </Button>
        </div>
      )}
      {state.kind === 'changed' && (
        <div className="notice notice-now nt-c" role="alert">
          <div className="stack">
            <p>
              <b>Another facilitator changed these notes while you were writing.</b> They now read:
            </p>
            <p className="nt-t">{state.theirs === '' ? 'Nothing.' : state.theirs}</p>
            <div className="row wrapf">
              <Button kind="line" size="sm" onClick={notes.save}>
                Keep Mine
              </Button>
              <Button kind="quiet" size="sm" onClick={notes.take}>
                Take Theirs
              </Button>
            </div>
          </div>
        </div>
      )}
    </Section>
  );
}

function told(state: NotesState): string {
  switch (state.kind) {
    case 'saving':
      return 'Saving';
    case 'saved':
      return `Saved ${state.at}`;
    case 'failed':
    case 'changed':
      return 'Not saved';
    default:
      return '';
  }
}
