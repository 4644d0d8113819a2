import { shared } from '@vincere/contract/messages';
import { Hand } from 'lucide-react';
import { useRef, useState } from 'react';
import { messageOf } from '../../../lib/api.ts';
import { formatClock, formatTime } from '../../../lib/format.ts';
import { plural, t } from '../../../lib/text.ts';
import { useRemaining } from '../../../parts/Clock.tsx';
import { RoomMark } from '../../../parts/marks.tsx';
import { authorName } from '../../../parts/posts/author.ts';
import { useRooms } from '../../../parts/rooms.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Section } from '../../../ui/Section.tsx';
import { Failed } from '../../../ui/states.tsx';
import { toastError } from '../../../ui/toasts/Toaster.tsx';
import styles from './ComingPosts.module.css';
import { ConditionsRow } from './ConditionsRow.tsx';
import messagesStyles from './messages.module.css';
import { type ComingPost, releaseNow, useComingPosts } from './useComingPosts.ts';

/**
 * Posts to come in this stage: scheduled ones with a countdown, held ones with a release button, and those that wait for
 * conditions, which can be dropped as well.
 */
export function ComingPosts({ runId }: { runId: number }) {
  const { placeName } = useRooms();
  const { data, isError, isFetching, refetch } = useComingPosts(runId);
  const [status, setStatus] = useState({ scenarioId: 0, text: '' });
  const statusLine = useRef<HTMLParagraphElement>(null);
  if (data === undefined)
    return isError ? (
      <Section title={t('Coming posts')}>
        <Failed message={t(shared.loadFailed)} busy={isFetching} onRetry={() => void refetch()} />
      </Section>
    ) : null;
  // Hide the message about a release in an earlier stage.
  const statusText = status.scenarioId === data.scenario_id ? status.text : '';
  if (data.posts.length === 0 && statusText === '') return null;
  const release = async (post: ComingPost) => {
    try {
      await releaseNow(runId, post.id);
      setStatus({
        scenarioId: post.scenario_id,
        text: t('Released to {room}, {time}', {
          room: placeName(post.room_name),
          time: formatTime(new Date()),
        }),
      });
      // The released post took its button away, so move focus.
      statusLine.current?.focus();
    } catch (error) {
      toastError(t('The post was not released'), messageOf(error, t('It is still held. Please try again.')));
    }
  };
  return (
    <Section
      title={t('Coming posts')}
      aside={
        <span className="meta-text number">{data.posts.length === 0 ? t('Nothing') : data.posts.length}</span>
      }
    >
      <ul
        className={`${messagesStyles.messageList} rows ${styles.comingPosts}`}
        aria-label={t('Posts to come')}
      >
        {data.posts.map((post) => (
          <ComingRow
            key={post.id}
            runId={runId}
            post={post}
            running={data.running}
            receivedAt={data.receivedAt}
            onRelease={release}
          />
        ))}
      </ul>
      <p className="meta-text" role="status" tabIndex={-1} ref={statusLine}>
        {statusText}
      </p>
    </Section>
  );
}

/** The label of the button at the lower edge of the column: the number of held posts below, if there are any. */
export function HeldBelow({ runId }: { runId: number }) {
  const heldCount = useComingPosts(runId).data?.posts.filter(isHeld).length ?? 0;
  if (heldCount === 0) return t('More below');
  return plural(heldCount, '{count} held post below', '{count} held posts below');
}

/** Returns whether a post waits for a facilitator. */
function isHeld({ release }: ComingPost): boolean {
  return release === 'held';
}

function ComingRow({
  runId,
  post,
  running,
  receivedAt,
  onRelease,
}: {
  runId: number;
  post: ComingPost;
  running: boolean;
  receivedAt: number;
  onRelease: (post: ComingPost) => Promise<void>;
}) {
  const { placeName } = useRooms();
  const [isBusy, setIsBusy] = useState(false);
  const room = placeName(post.room_name);
  const word = isHeld(post) ? t('Release') : t('Release Now');
  const release = async () => {
    setIsBusy(true);
    await onRelease(post);
    setIsBusy(false);
  };
  return (
    <li>
      <div className={messagesStyles.messageHead}>
        <RoomMark room={post.room_name} size={16} />
        <b>{room}</b>
        {isHeld(post) && (
          <span className="tag">
            <Hand className="icon" aria-hidden />
            {t('When released')}
          </span>
        )}
        {post.is_dropped === true && <span className="tag">{t('Dropped')}</span>}
        {post.until_ms !== null && (
          <Countdown until_ms={post.until_ms} running={running} receivedAt={receivedAt} />
        )}
        {post.is_dropped !== true && (
          <Button
            kind={isHeld(post) ? 'ink' : 'line'}
            size="sm"
            className={styles.action}
            busy={isBusy}
            aria-label={t('{word}: post by {name} to {room}', { word, name: authorName(post), room })}
            onClick={() => void release()}
          >
            {word}
          </Button>
        )}
      </div>
      <p className={`story ${messagesStyles.messageText}`}>{post.content}</p>
      {post.when && <ConditionsRow runId={runId} post={post} when={post.when} />}
    </li>
  );
}

function Countdown({
  until_ms,
  running,
  receivedAt,
}: {
  until_ms: number;
  running: boolean;
  receivedAt: number;
}) {
  const time = formatClock(
    useRemaining({ duration_seconds: 0, remaining_ms: until_ms, running }, receivedAt),
  );
  return (
    <span className="dimmed number">
      {running ? t('in {time}', { time }) : t('in {time}, paused', { time })}
    </span>
  );
}
