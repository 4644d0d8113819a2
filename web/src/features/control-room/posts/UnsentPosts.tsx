import { shared } from '@vincere/contract/messages';
import { placeName } from '../../../lib/format.ts';
import { t } from '../../../lib/text.ts';
import { RoomMark } from '../../../parts/marks.tsx';
import { Button } from '../../../ui/Button.tsx';
import { FieldError } from '../../../ui/Field.tsx';
import type { useLivePosts } from './useLivePosts.ts';

/** Posts that are being sent, and posts that failed with "Retry" and "Discard", so that no text is lost. */
export function UnsentPosts({ posts }: { posts: ReturnType<typeof useLivePosts> }) {
  if (posts.unsent.length === 0) return null;
  return (
    <ul className="unsent rows" aria-label={t('Posts not sent yet')}>
      {posts.unsent.map((post) => (
        <li key={post.id} className={post.isSending ? 'is-sending' : undefined}>
          <p className="unsent-h">
            <RoomMark room={post.room} size={16} />
            <b>{placeName(post.room)}</b>
            {post.isSending && <span className="dim">{t('Sending')}</span>}
          </p>
          <p className="story unsent-t">{post.content}</p>
          {!post.isSending && (
            <>
              <FieldError>
                {posts.failed} {post.isLate ? t('It was written for an earlier stage.') : post.reason}
              </FieldError>
              <div className="row">
                <Button kind="line" size="sm" onClick={() => posts.retry(post.id)}>
                  {post.isLate ? t('Post in This Stage') : t(shared.retry)}
                </Button>
                <Button kind="quiet" size="sm" onClick={() => posts.drop(post.id)}>
                  {t('Discard')}
                </Button>
              </div>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
