import { limits } from '@vincere/contract/constants';
import { type FormEvent, type KeyboardEvent } from 'react';
import { t } from '../../lib/text.ts';
import { Button } from '../../ui/Button.tsx';
import styles from './NoteForm.module.css';

/** The form that adds a note. Ctrl+Enter or Cmd+Enter submits it. */
export function NoteForm({
  draft,
  onChange,
  onAdd,
}: {
  draft: string;
  onChange: (draft: string) => void;
  onAdd: (text: string) => void;
}) {
  const text = draft.trim();
  const add = () => {
    if (text !== '') onAdd(text);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    add();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    add();
  };
  return (
    <form className={styles.noteForm} onSubmit={submit}>
      <textarea
        className="input"
        rows={2}
        aria-label={t('Add a note')}
        placeholder={t('Add a note for the room')}
        maxLength={limits.description}
        value={draft}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <Button type="submit" kind="line" disabled={text === ''}>
        {t('Add Note')}
      </Button>
    </form>
  );
}
