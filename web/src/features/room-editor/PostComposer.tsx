import { type Room, understandPosts } from '@vincere/domain';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { useDraft } from '../../lib/drafts.ts';
import { withoutFence } from '../../lib/pasted.ts';
import { plural, t } from '../../lib/text.ts';
import { Understanding } from '../../parts/Understanding.tsx';
import { Button } from '../../ui/Button.tsx';
import { clearToast } from '../../ui/Toaster.tsx';
import choiceButtonsStyles from '../authoring/choice-buttons.module.css';
import { draftKey } from '../authoring/drafts.ts';
import { ReleaseChoice } from '../authoring/ReleaseChoice.tsx';
import { parseRelease, problemOfRelease } from '../authoring/release-time.ts';
import styles from './PostComposer.module.css';
import { postOutbox } from './post-outbox.ts';

const modes = { write: t('Write'), json: t('Paste JSON') } as const;
type Mode = keyof typeof modes;

const example = '[{ "content": "…", "release": "5:30", "author": { "name": "…", "handle": "@…" } }]';

/** A form for one post, or for several as JSON. It shows how it reads the JSON before the posts are sent. */
export function PostComposer({
  scenarioId,
  room,
  stageSeconds,
}: {
  scenarioId: number;
  room: Room;
  /** Duration of the stage in seconds; null without a limit. */
  stageSeconds: number | null;
}) {
  const id = useId();
  const [draft, type, clear] = useDraft(draftKey('posts', scenarioId, room));
  // The field shows exactly the text that is sent, so that line numbers in messages match.
  const typed = withoutFence(draft);
  const [release, typeRelease] = useDraft(draftKey('posts', scenarioId, room, 'release'));
  const [mode, setMode] = useState<Mode>(/^\s*[[{`]/.test(typed) ? 'json' : 'write');
  const field = useRef<HTMLTextAreaElement>(null);
  const understood = understandPosts(typed, room);
  const canAdd =
    understood.kind !== 'blank' && understood.kind !== 'refused' && problemOfRelease(release) === undefined;

  const submit = () => {
    if (!canAdd) return;
    clearToast();
    void postOutbox.add(draftKey('unsent', scenarioId, room), {
      scenarioId,
      room,
      content: typed,
      release: parseRelease(release) ?? null,
    });
    clear();
    typeRelease('');
    field.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    // Broken JSON is sent only by the button that says it will become one post.
    if (understood.kind !== 'broken') submit();
  };

  return (
    <section className="stack" aria-labelledby={`${id}-title`}>
      <div className="section-head">
        <h3 id={`${id}-title`}>{t('Add posts')}</h3>
        <div
          className={choiceButtonsStyles.releaseChoice}
          role="radiogroup"
          aria-label={t('How to add posts')}
        >
          {(Object.keys(modes) as Mode[]).map((one) => (
            <label key={one}>
              <input type="radio" name={`${id}-mode`} checked={mode === one} onChange={() => setMode(one)} />
              <span>{modes[one]}</span>
            </label>
          ))}
        </div>
      </div>
      <textarea
        ref={field}
        className={mode === 'json' ? `input ${styles.jsonInput}` : 'input story'}
        rows={mode === 'json' ? 12 : 5}
        aria-label={mode === 'json' ? t('Posts as JSON') : t('Text of the post')}
        aria-describedby={`${id}-understood`}
        placeholder={mode === 'json' ? example : undefined}
        spellCheck={mode === 'write'}
        value={typed}
        onChange={(event) => type(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <Understanding
        id={`${id}-understood`}
        understood={understood}
        room={room}
        wantsJson={mode === 'json'}
      />
      <ReleaseChoice typed={release} stageSeconds={stageSeconds} onChange={typeRelease} />
      <div className="row wrap">
        <Button kind={understood.kind === 'broken' ? 'line' : 'ink'} disabled={!canAdd} onClick={submit}>
          {understood.kind === 'broken'
            ? t('Add as Plain Text')
            : plural(
                understood.kind === 'posts' ? understood.posts.length : 1,
                'Add Post',
                'Add {count} Posts',
              )}
        </Button>
        {understood.kind !== 'broken' && (
          <span className={`hint ${styles.keyboardHint}`}>{t('Ctrl+Enter adds it.')}</span>
        )}
      </div>
    </section>
  );
}
