import { useLocation } from '@tanstack/react-router';
import type { Answer, Calls } from '@vincere/contract';
import { type Room } from '@vincere/domain';
import { useEffect, useState } from 'react';
import { t } from '../../lib/text.ts';
import { useNow } from '../../lib/time/useNow.ts';
import { useRooms } from '../../parts/rooms.tsx';
import { Empty } from '../../ui/states.tsx';
import { draftKey } from '../authoring/drafts.ts';
import type { ScenarioPlace } from '../authoring/post-conditions/useConditionSubjects.ts';
import { PostRow } from './PostRow.tsx';
import { postOutbox } from './post-outbox.ts';
import styles from './RoomPosts.module.css';
import { UnsentRow } from './UnsentRow.tsx';

type Post = Answer<Calls['listPosts']>[number];

/** The posts of a room: the stored ones, and those that are being sent. */
export function RoomPosts({
  posts,
  place,
  room,
  stageSeconds,
}: {
  posts: readonly Post[];
  place: ScenarioPlace;
  room: Room;
  stageSeconds: number | null;
}) {
  const { roomName } = useRooms();
  const now = useNow();
  const [newestFirst, setNewestFirst] = useState(false);
  const hash = useLocation({ select: (location) => location.hash });
  useEffect(() => {
    // A link to a post leads to its place in the list.
    if (hash !== '') document.getElementById(hash)?.scrollIntoView({ block: 'start' });
  }, [hash]);
  const scope = draftKey('unsent', place.scenarioId, room);
  const unsent = postOutbox.useItems(scope).filter(({ state }) => state !== 'sent');
  postOutbox.useResume(scope);
  const step = newestFirst ? 1 : -1;
  const storedRows = posts.map((post, index) => (
    <PostRow
      key={post.id}
      post={post}
      room={room}
      now={now}
      place={place}
      stageSeconds={stageSeconds}
      before={posts[index + step]?.id}
      after={posts[index - step]?.id}
    />
  ));
  const onTheirWay = unsent.map((item) => (
    <UnsentRow
      key={item.key}
      item={item}
      room={room}
      onRetry={() => postOutbox.retry(item)}
      onDiscard={() => postOutbox.discard(item)}
    />
  ));
  const all = [...storedRows, ...onTheirWay];
  return (
    <section aria-label={t('In this room')}>
      <div className={`section-head ${styles.head}`}>
        <h3>{t('In this room')}</h3>
        {all.length > 1 && (
          <button type="button" className={styles.orderButton} onClick={() => setNewestFirst(!newestFirst)}>
            {newestFirst ? t('Show oldest first') : t('Show newest first')}
          </button>
        )}
      </div>
      {all.length === 0 ? (
        <Empty title={t('No posts yet')}>
          {room === 'dashboard'
            ? t('Everybody reads the posts here.')
            : t('{persona} has nothing to read yet. Add the first posts beside this.', {
                persona: roomName(room),
              })}
        </Empty>
      ) : (
        <ul className={`rows ${styles.posts}`} data-linked={hash !== '' || undefined}>
          {newestFirst ? all.toReversed() : all}
        </ul>
      )}
    </section>
  );
}
