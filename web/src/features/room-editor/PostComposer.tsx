import { type Room, understandPosts } from '@vincere/domain';
import { Check } from 'lucide-react';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { useDraft } from '../../lib/drafts.ts';
import { withoutFence } from '../../lib/pasted.ts';
import { plural, t } from '../../lib/text.ts';
import { useRooms } from '../../parts/rooms.tsx';
import { Understanding } from '../../parts/Understanding.tsx';
import { Button } from '../../ui/Button.tsx';
import { clearToast } from '../../ui/toasts/Toaster.tsx';
import { draftKey } from '../authoring/drafts.ts';
import { AppearanceChoice } from '../authoring/post-conditions/AppearanceChoice.tsx';
import {
  type ConditionDraft,
  isComplete,
  parseConditionDraft,
  readDraftText,
} from '../authoring/post-conditions/condition-rows.ts';
import type { ScenarioPlace } from '../authoring/post-conditions/useConditionSubjects.ts';
import { contentWith, type PostFields, problemOfCount } from '../authoring/posts/post-fields.ts';
import { parseRelease } from '../authoring/posts/release-time.ts';
import { AuthorFields } from './AuthorFields.tsx';
import styles from './PostComposer.module.css';
import { postOutbox } from './post-outbox.ts';

const noFields: PostFields = { name: '', handle: '', likes: '' };

/** A form for one post with its author, or for several as JSON, which it explains before the posts are sent. */
export function PostComposer({
  place,
  room,
  stageSeconds,
}: {
  place: ScenarioPlace;
  room: Room;
  /** Duration of the stage in seconds; null without a limit. */
  stageSeconds: number | null;
}) {
  const id = useId();
  const form = usePostForm(place, room);
  const { field, typedText, parsedText, isJson, count, added, canAdd } = form;
  return (
    <section className="stack" aria-labelledby={`${id}-title`}>
      <div className={`section-head ${styles.head}`}>
        <h3 id={`${id}-title`}>{t('Add posts')}</h3>
      </div>
      <div className="field">
        <label htmlFor={`${id}-text`}>{t('Text of the post')}</label>
        <textarea
          ref={field}
          id={`${id}-text`}
          className={isJson ? `input ${styles.jsonInput}` : `input story ${styles.postInput}`}
          rows={isJson ? 12 : 5}
          aria-describedby={`${id}-understood`}
          spellCheck={!isJson}
          value={typedText}
          onChange={(event) => form.type(event.target.value)}
          onKeyDown={form.onKeyDown}
        />
      </div>
      <Understanding id={`${id}-understood`} understood={parsedText} room={room} />
      {!isJson && <AuthorFields fields={form.fields} room={room} onChange={form.setFields} />}
      <AppearanceChoice
        release={form.release}
        draft={form.when}
        place={place}
        room={room}
        stageSeconds={stageSeconds}
        onRelease={form.typeRelease}
        onDraft={form.changeWhen}
      />
      <div className="row wrap">
        <Button kind={parsedText.kind === 'broken' ? 'line' : 'ink'} disabled={!canAdd} onClick={form.submit}>
          {parsedText.kind === 'broken'
            ? t('Add as Plain Text')
            : plural(count, 'Add Post', 'Add {count} Posts')}
        </Button>
        {parsedText.kind !== 'broken' && added === undefined && (
          <span className={`hint ${styles.keyboardHint}`}>{t('Ctrl+Enter adds it.')}</span>
        )}
        <span className={styles.added} role="status">
          {added !== undefined && (
            <>
              <Check className="icon" aria-hidden />
              {plural(added, 'Post added', '{count} posts added')}
            </>
          )}
        </span>
      </div>
    </section>
  );
}

/** The draft of new posts in a room, what it is understood as, and how it is sent. */
function usePostForm(place: ScenarioPlace, room: Room) {
  const { personaOf } = useRooms();
  const { scenarioId } = place;
  const [draft, type, clear] = useDraft(draftKey('posts', scenarioId, room));
  // The field shows exactly the text that is sent, so that line numbers in messages match.
  const typedText = withoutFence(draft);
  const [release, typeRelease] = useDraft(draftKey('posts', scenarioId, room, 'release'));
  const [whenText, typeWhen] = useDraft(draftKey('posts', scenarioId, room, 'when'));
  const when = readDraftText(whenText);
  const [fields, setFields] = useState<PostFields>(noFields);
  const field = useRef<HTMLTextAreaElement>(null);
  /** The number of posts that were added last; undefined as soon as something else is typed. */
  const [added, setAdded] = useState<number>();
  const parsedText = understandPosts(typedText, room, personaOf(room));
  const isJson = parsedText.kind !== 'text' && parsedText.kind !== 'blank';
  const count = parsedText.kind === 'posts' ? parsedText.posts.length : 1;
  const canAdd =
    (isJson || problemOfCount(fields.likes) === true) &&
    parsedText.kind !== 'blank' &&
    parsedText.kind !== 'refused' &&
    isComplete(release, when);

  const submit = () => {
    if (!canAdd) return;
    clearToast();
    setAdded(undefined);
    void postOutbox
      .add(draftKey('unsent', scenarioId, room), {
        scenarioId,
        room,
        content: isJson ? typedText : contentWith(typedText, fields),
        release: parseRelease(release) ?? null,
        when: parseConditionDraft(when) ?? [],
      })
      .then((answer) => {
        if (answer !== null) setAdded(count);
      });
    clear();
    setFields(noFields);
    typeRelease('');
    typeWhen('');
    field.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    // Broken JSON is sent only by the button that says it will become one post.
    if (parsedText.kind !== 'broken') submit();
  };
  return {
    field,
    typedText,
    type: (text: string) => {
      setAdded(undefined);
      type(text);
    },
    parsedText,
    isJson,
    count,
    release,
    typeRelease,
    when,
    changeWhen: (newDraft: ConditionDraft) => typeWhen(JSON.stringify(newDraft)),
    fields,
    setFields,
    added,
    canAdd,
    submit,
    onKeyDown,
  };
}
