import { useRead } from '../../lib/api.ts';
import { t } from '../../lib/text.ts';
import { LivePostRow } from './LivePostRow.tsx';
import { useComingPosts } from './useComingPosts.ts';

/** What was posted live in this stage, newest first: each can be corrected or taken back, also before it appears. */
export function LivePosts({ runId, scenarioId }: { runId: number; scenarioId: number }) {
  const { data } = useRead('listLivePosts', { params: { runId } });
  const coming = useComingPosts(runId).data?.posts.map(({ id }) => id);
  const posts = (data ?? []).filter((post) => post.scenario_id === scenarioId).reverse();
  if (posts.length === 0) return null;
  return (
    <details className="lp">
      <summary>
        {t('Posted in this stage')} <span className="num">{posts.length}</span>
      </summary>
      <ul className="unsent rows" aria-label={t('Posted in this stage')}>
        {posts.map((post) => (
          <LivePostRow key={post.id} post={post} isComing={coming?.includes(post.id) ?? false} />
        ))}
      </ul>
    </details>
  );
}
