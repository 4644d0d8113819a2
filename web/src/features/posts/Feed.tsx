import { shared } from '@vincere/contract/messages';
import { type ReactNode, useRef } from 'react';
import { formatAge } from '../../lib/format.ts';
import { t } from '../../lib/text.ts';
import { PostItem } from '../../parts/posts/PostItem.tsx';
import styles from '../../parts/room-page.module.css';
import { Empty, Failed, Skeleton } from '../../ui/states.tsx';
import { NewPostsPill } from './NewPostsPill.tsx';
import type { Reading } from './useReading.ts';
import { useRenderedCount } from './useRenderedCount.ts';
import { useSeenPosts } from './useSeenPosts.ts';
import type { Post, WaitingPosts } from './useWaitingPosts.ts';

type FeedProps = {
  /** Shown above the posts: the scenario and the facilitator's note. */
  head: ReactNode;
  posts: WaitingPosts;
  reading: Reading;
  /** The evidence of the user's vote, which posts can be marked as; undefined if the user can't vote. */
  evidence: { marked: readonly number[]; isFull: boolean; toggle: (id: number) => void } | undefined;
  /** The server's current time in epoch ms, from which ages of posts are calculated. */
  now: number;
  /** `closed` means that the run has not begun and there is no feed yet. */
  state: 'closed' | 'loading' | 'failed' | 'ready';
  /** Whether the run is over. */
  isOver?: boolean;
  onRetry: () => void;
  retrying: boolean;
  /** Returns further controls under a post. Pass always the same function. */
  renderFoot?: (id: number, name: string) => ReactNode;
};

/** The posts of a room, newest first. */
export function Feed({
  head,
  posts,
  reading,
  evidence,
  now,
  state,
  isOver = false,
  onRetry,
  retrying,
  renderFoot,
}: FeedProps) {
  const list = useRef<HTMLDivElement>(null);
  const renderedCount = useRenderedCount(posts.shown.length);
  const inList = posts.shown.slice(0, renderedCount);
  useSeenPosts(
    list,
    inList.map(({ id }) => id),
    reading.see,
  );

  const showNew = () => {
    posts.show();
    scrollTo({
      top: 0,
      behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth',
    });
    // The button disappears, so focus the first post that it revealed.
    setTimeout(() => list.current?.querySelector('article')?.focus({ preventScroll: true }), 0);
  };

  return (
    <section className={styles.feed} aria-label={t('Feed')}>
      <div className={styles.feedHead}>{head}</div>
      <NewPostsPill count={posts.waiting} onShow={showNew} />
      {state === 'closed' && (
        <Empty title={t('Your room is not open yet')}>
          {t('Posts, notes, files and the decision appear here by themselves when the simulation starts.')}
        </Empty>
      )}
      {state === 'loading' && <Skeleton lines={9} label={t('Loading posts')} />}
      {state === 'failed' && <Failed message={t(shared.loadFailed)} onRetry={onRetry} busy={retrying} />}
      {state === 'ready' && posts.shown.length === 0 && (
        <Empty title={isOver ? t('No posts') : t('No posts yet')}>
          {!isOver && t('Posts to your room appear here as they are published.')}
        </Empty>
      )}
      <div className="rows" ref={list}>
        {inList.map((post) => (
          <PostItem
            key={post.id}
            className={styles.post}
            post={post}
            room={post.room_name}
            age={ageOf(post, now)}
            isNew={reading.unread.has(post.id)}
            isEvidence={evidence && isEvidence(evidence, post.id)}
            onEvidence={evidence?.toggle}
            renderFoot={renderFoot}
          />
        ))}
      </div>
    </section>
  );
}

/** Returns whether a post is marked; undefined if it isn't and no more can be. */
function isEvidence({ marked, isFull }: { marked: readonly number[]; isFull: boolean }, id: number) {
  return marked.includes(id) || (isFull ? undefined : false);
}

/** Returns the age that the author wrote, else the time since the post's release or creation. */
function ageOf(post: Post, now: number): string {
  return post.timestamp ?? formatAge(post.released_at ?? post.created_at, now);
}
