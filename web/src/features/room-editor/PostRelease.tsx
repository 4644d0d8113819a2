import type { Release, Room } from '@vincere/domain';
import { Clock, Hand, Pencil } from 'lucide-react';
import { useRef, useState } from 'react';
import { messageOf, send } from '../../lib/api.ts';
import { t } from '../../lib/text.ts';
import { authorName } from '../../parts/author.ts';
import { Button } from '../../ui/Button.tsx';
import { FieldError } from '../../ui/Field.tsx';
import { toast, toastError } from '../../ui/Toaster.tsx';
import { ReleaseChoice } from '../authoring/ReleaseChoice.tsx';
import {
  parseRelease,
  problemOfRelease,
  sayRelease,
  warningOf,
  writeRelease,
} from '../authoring/release-time.ts';
import { refreshAuthoring } from '../authoring/useSimulation.ts';
import styles from './PostRelease.module.css';

type Props = {
  post: { id: number; release: Release; room_name: Room; author: { name: string; handle: string } };
  /** Duration of the stage in seconds; null without a limit. */
  stageSeconds: number | null;
};

/** The release of a stored post, with the choice of another one. */
export function PostRelease({ post, stageSeconds }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const editButton = useRef<HTMLButtonElement>(null);
  const warning = warningOf(post.release, stageSeconds);
  const Icon = post.release === 'held' ? Hand : Clock;
  if (isOpen)
    return (
      <ReleaseForm
        post={post}
        stageSeconds={stageSeconds}
        onClose={() => {
          setIsOpen(false);
          // The button is back after the next render.
          requestAnimationFrame(() => editButton.current?.focus());
        }}
      />
    );
  return (
    <div className={styles.releaseStatus}>
      <span className="tag">
        <Icon className="icon" aria-hidden />
        {sayRelease(post.release)}
      </span>
      <button
        ref={editButton}
        type="button"
        className="button button-quiet button-sm button-icon"
        aria-label={t('Edit {what}', { what: t('time of post by {name}', { name: authorName(post) }) })}
        onClick={() => setIsOpen(true)}
      >
        <Pencil className="icon" aria-hidden />
      </button>
      {warning !== undefined && <span className="hint">{warning}</span>}
    </div>
  );
}

async function changeRelease(postId: number, release: Release): Promise<void> {
  await send('updatePost', { params: { postId }, body: { release } });
  await refreshAuthoring();
}

async function undo({ id, release }: Props['post']): Promise<void> {
  try {
    await changeRelease(id, release);
  } catch (error) {
    toastError(t('Error'), messageOf(error, t('There was a problem updating the post.')));
  }
}

function ReleaseForm({ post, stageSeconds, onClose }: Props & { onClose: () => void }) {
  const [typed, setTyped] = useState(writeRelease(post.release));
  const [isSaving, setIsSaving] = useState(false);
  const [failure, setFailure] = useState<string>();
  const save = async () => {
    const release = parseRelease(typed) ?? null;
    setIsSaving(true);
    setFailure(undefined);
    try {
      await changeRelease(post.id, release);
      onClose();
      toast(t('Time of Post Changed'), sayRelease(release), {
        label: t('Undo'),
        act: () => void undo(post),
      });
    } catch (error) {
      setFailure(messageOf(error, t('There was a problem updating the post.')));
      setIsSaving(false);
    }
  };
  return (
    <div className="stack">
      <ReleaseChoice typed={typed} stageSeconds={stageSeconds} onChange={setTyped} autoFocus />
      {failure !== undefined && <FieldError>{failure}</FieldError>}
      <div className="row">
        <Button
          size="sm"
          busy={isSaving}
          disabled={problemOfRelease(typed) !== undefined}
          onClick={() => void save()}
        >
          {isSaving ? t('Saving') : t('Save')}
        </Button>
        <Button size="sm" kind="quiet" disabled={isSaving} onClick={onClose}>
          {t('Cancel')}
        </Button>
      </div>
    </div>
  );
}
