import type { Run } from '@vincere/contract';
import { type Room, understandPosts } from '@vincere/domain';
import { useId, useState } from 'react';
import { useDraft } from '../../../lib/drafts.ts';
import { formatTime } from '../../../lib/format.ts';
import { sayFound, withoutFence } from '../../../lib/pasted.ts';
import { getSession } from '../../../lib/session/session.ts';
import { t } from '../../../lib/text.ts';
import { RoomMark } from '../../../parts/marks.tsx';
import { useRooms } from '../../../parts/rooms.tsx';
import { Understanding } from '../../../parts/Understanding.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Section } from '../../../ui/Section.tsx';
import { ReleaseChoice } from '../../authoring/posts/ReleaseChoice.tsx';
import { parseRelease, problemOfRelease } from '../../authoring/posts/release-time.ts';
import { LivePosts } from './LivePosts.tsx';
import messagesStyles from './messages.module.css';
import styles from './PostToRoom.module.css';
import { UnsentPosts } from './UnsentPosts.tsx';
import { useComingPosts } from './useComingPosts.ts';
import { useLivePosts } from './useLivePosts.ts';

const everywhere = 'all';

/** The status text of the last submission. With `pendingIds` it is shown while one of these posts is still to come. */
type Posted = { text: string; pendingIds?: number[] };

/** The typed posts, where they go and when they appear; publishes them. */
function usePosting(run: Run) {
  const { roles, rooms, areSix, firstRole, placeName, personaOf } = useRooms();
  const draftKey = `live-post:${getSession()?.id}:${run.id}`;
  const [draft, setDraft, clear] = useDraft(draftKey);
  // The field shows the text without a code fence, exactly as it is sent, so line numbers in messages match.
  const postText = withoutFence(draft);
  const [target, setTarget] = useDraft(`${draftKey}:room`, firstRole);
  const [release, setRelease] = useDraft(`${draftKey}:release`);
  const [posted, setPosted] = useState<Posted>();
  const scenarioId = run.status === 'DRAFT' ? undefined : run.current_scenario?.id;
  const posts = useLivePosts(run.id, scenarioId);
  const room = rooms.find((roomName) => roomName === target);
  const parsedPosts = understandPosts(postText, room ?? firstRole, personaOf(room ?? firstRole));
  const canPost =
    scenarioId !== undefined &&
    parsedPosts.kind !== 'blank' &&
    parsedPosts.kind !== 'refused' &&
    problemOfRelease(release) === undefined;
  const publish = async () => {
    const to: readonly Room[] = room === undefined ? roles : [room];
    setPosted(undefined);
    // The draft moves to the list of unsent posts, which keeps it until the server has confirmed it.
    clear();
    setRelease('');
    const where = room === undefined ? (areSix ? t('all six rooms') : t('all rooms')) : placeName(room);
    const ids = await posts.publish(to, postText, parseRelease(release) ?? null);
    if (ids !== null)
      setPosted(
        release === ''
          ? { text: t('Posted to {where}, {time}', { where, time: formatTime(new Date()) }) }
          : { text: t('Saved for {where}, under Coming posts', { where }), pendingIds: ids },
      );
  };
  return {
    postText,
    setDraft,
    parsedPosts,
    room,
    setTarget,
    release,
    setRelease,
    scenarioId,
    posts,
    posted,
    canPost,
    publish,
  };
}

/** A form for posts, as text or JSON, to one room or all. They appear at once, after a delay, or on release. */
export function PostToRoom({ run }: { run: Run }) {
  const { firstRole } = useRooms();
  const id = useId();
  const posting = usePosting(run);
  const { postText, parsedPosts, room, release, scenarioId, posts, posted, canPost } = posting;
  const isExplained = parsedPosts.kind !== 'blank' && parsedPosts.kind !== 'text';
  return (
    <Section title={t('Post to a room')}>
      <form
        className={messagesStyles.messageForm}
        onSubmit={(event) => {
          event.preventDefault();
          if (canPost) void posting.publish();
        }}
      >
        <Recipient room={room} onChoose={posting.setTarget} />
        <textarea
          className={`input story ${messagesStyles.messageField}`}
          aria-label={t('Post')}
          rows={2}
          aria-describedby={isExplained ? id : undefined}
          placeholder={t('What should the room read next?')}
          value={postText}
          onChange={(event) => posting.setDraft(event.target.value)}
          onKeyDown={(event) => {
            // Broken JSON is sent only with the button, which says that it will be posted as plain text.
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && parsedPosts.kind !== 'broken')
              event.currentTarget.form?.requestSubmit();
          }}
        />
        {isExplained &&
          (parsedPosts.kind === 'posts' && room === undefined ? (
            // Each room fills in its own author.
            <p className="hint" id={id} role="status">
              {sayFound(parsedPosts.posts).join(' ')}
            </p>
          ) : (
            <Understanding
              id={id}
              understood={parsedPosts}
              room={room ?? firstRole}
              className={messagesStyles.understanding}
            />
          ))}
        <ReleaseChoice live typed={release} onChange={posting.setRelease} />
        <div className={`row ${messagesStyles.messageActions}`}>
          <p className="meta-text" role="status">
            {scenarioId === undefined
              ? t('The rooms open with the run.')
              : posted && <PostedLast runId={run.id} posted={posted} />}
          </p>
          <Button
            type="submit"
            size="sm"
            className={messagesStyles.submit}
            kind={parsedPosts.kind === 'broken' ? 'line' : 'ink'}
            disabled={!canPost}
          >
            {parsedPosts.kind === 'broken'
              ? t('Post as Plain Text')
              : release === ''
                ? t('Post now')
                : t('Keep Post')}
          </Button>
        </div>
      </form>
      <UnsentPosts posts={posts} />
      {scenarioId !== undefined && <LivePosts runId={run.id} scenarioId={scenarioId} />}
    </Section>
  );
}

/** Chooses the room of the posts, or all rooms. */
function Recipient({
  room,
  onChoose,
}: {
  /** Undefined for all rooms. */
  room: Room | undefined;
  onChoose: (choice: string) => void;
}) {
  const { rooms, areSix, placeName } = useRooms();
  return (
    <div className={styles.recipient}>
      {room && <RoomMark room={room} size={16} className={styles.recipientMark} />}
      <select
        className="input input-sm"
        aria-label={t('Room')}
        data-marked={room !== undefined || undefined}
        value={room ?? everywhere}
        onChange={(event) => onChoose(event.target.value)}
      >
        {rooms.map((roomName) => (
          <option key={roomName} value={roomName}>
            {placeName(roomName)}
          </option>
        ))}
        <option value={everywhere}>{areSix ? t('All six rooms') : t('All rooms')}</option>
      </select>
    </div>
  );
}

function PostedLast({ runId, posted: { text, pendingIds } }: { runId: number; posted: Posted }) {
  const comingIds = new Set(useComingPosts(runId).data?.posts.map(({ id }) => id));
  return pendingIds === undefined || pendingIds.some((id) => comingIds.has(id)) ? text : null;
}
