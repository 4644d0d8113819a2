import { useRead } from '../../../lib/api.ts';
import { t } from '../../../lib/text.ts';
import { LivePostRow } from './LivePostRow.tsx';
import styles from './LivePosts.module.css';
import messagesStyles from './messages.module.css';
import { useComingPosts } from './useComingPosts.ts';

/** The live posts of this stage, newest first. Each can be edited or deleted, also before it appears. */
export function LivePosts({ runId, scenarioId }: { runId: number; scenarioId: number }) {
  const { data } = useRead('listLivePosts', { params: { runId } });
  const comingIds = new Set(useComingPosts(runId).data?.posts.map(({ id }) => id));
  const posts = (data ?? []).filter((post) => post.scenario_id === scenarioId).reverse();
  if (posts.length === 0) return null;
  const waitingCount = posts.filter(({ id }) => comingIds.has(id)).length;
  return (
    <details className={styles.livePosts}>
      <summary>
        {t('Posted in this stage')}{' '}
        <span className="number">
          {posts.length - waitingCount}
          {waitingCount > 0 && t(', {count} not shown yet', { count: waitingCount })}
        </span>
      </summary>
      <ul className={`${messagesStyles.messageList} rows`} aria-label={t('Posted in this stage')}>
        {posts.map((post) => (
          <LivePostRow key={post.id} post={post} isComing={comingIds.has(post.id)} />
        ))}
      </ul>
    </details>
  );
}
