import { shared } from '@vincere/contract/messages';
import type { PostCondition, Release, Room } from '@vincere/domain';
import { Clock, Hand, Pencil } from 'lucide-react';
import { useRef, useState } from 'react';
import { messageOf, send } from '../../lib/api.ts';
import { t } from '../../lib/text.ts';
import { authorName } from '../../parts/posts/author.ts';
import { Button } from '../../ui/Button.tsx';
import { FieldError } from '../../ui/Field.tsx';
import { toast, toastError } from '../../ui/toasts/Toaster.tsx';
import { AppearanceChoice } from '../authoring/post-conditions/AppearanceChoice.tsx';
import { ConditionNote } from '../authoring/post-conditions/ConditionNote.tsx';
import { draftOf, isComplete, parseConditionDraft } from '../authoring/post-conditions/condition-rows.ts';
import type { ScenarioPlace } from '../authoring/post-conditions/useConditionSubjects.ts';
import { parseRelease, sayRelease, warningOf, writeRelease } from '../authoring/posts/release-time.ts';
import { refreshAuthoring } from '../authoring/useSimulation.ts';
import styles from './PostRelease.module.css';

type Props = {
  post: {
    id: number;
    release: Release;
    when?: PostCondition[];
    room_name: Room;
    author: { name: string; handle: string };
  };
  place: ScenarioPlace;
  /** Duration of the stage in seconds; null without a limit. */
  stageSeconds: number | null;
};

/** The release or the conditions of a stored post, with the choice of others. */
export function PostRelease({ post, place, stageSeconds }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const editButton = useRef<HTMLButtonElement>(null);
  const warning = warningOf(post.release, stageSeconds);
  const Icon = post.release === 'held' ? Hand : Clock;
  if (isOpen)
    return (
      <ReleaseForm
        post={post}
        place={place}
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
      {post.when === undefined ? (
        <span className="tag">
          <Icon className="icon" aria-hidden />
          {sayRelease(post.release)}
        </span>
      ) : (
        <ConditionNote postId={post.id} when={post.when} release={post.release} place={place} />
      )}
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

/** Saves when a post appears. `when` is left out for a post that neither had nor gets conditions. */
async function changeRelease(
  postId: number,
  body: { release: Release; when?: PostCondition[] },
): Promise<void> {
  await send('updatePost', { params: { postId }, body });
  await refreshAuthoring();
}

async function undo(post: Props['post'], hadWhen: boolean): Promise<void> {
  try {
    const { id, release, when = [] } = post;
    await changeRelease(id, { release, ...(hadWhen && { when }) });
  } catch (error) {
    toastError(t(shared.error), messageOf(error, t('There was a problem updating the post.')));
  }
}

function ReleaseForm({ post, place, stageSeconds, onClose }: Props & { onClose: () => void }) {
  const [typed, setTyped] = useState(writeRelease(post.release));
  const [draft, setDraft] = useState(draftOf(post.when ?? []));
  const [isSaving, setIsSaving] = useState(false);
  const [failure, setFailure] = useState<string>();
  const save = async () => {
    const release = parseRelease(typed) ?? null;
    const when = parseConditionDraft(draft) ?? [];
    const changesWhen = post.when !== undefined || when.length > 0;
    setIsSaving(true);
    setFailure(undefined);
    try {
      await changeRelease(post.id, { release, ...(changesWhen && { when }) });
      onClose();
      toast(t('Time of Post Changed'), when.length > 0 ? t('On conditions') : sayRelease(release), {
        label: t('Undo'),
        act: () => void undo(post, changesWhen),
      });
    } catch (error) {
      setFailure(messageOf(error, t('There was a problem updating the post.')));
      setIsSaving(false);
    }
  };
  return (
    <div className="stack">
      <AppearanceChoice
        release={typed}
        draft={draft}
        place={place}
        room={post.room_name}
        postId={post.id}
        stageSeconds={stageSeconds}
        onRelease={setTyped}
        onDraft={setDraft}
        autoFocus
      />
      {failure !== undefined && <FieldError>{failure}</FieldError>}
      <div className="row">
        <Button size="sm" busy={isSaving} disabled={!isComplete(typed, draft)} onClick={() => void save()}>
          {isSaving ? t('Saving') : t('Save')}
        </Button>
        <Button size="sm" kind="quiet" disabled={isSaving} onClick={onClose}>
          {t(shared.cancel)}
        </Button>
      </div>
    </div>
  );
}
