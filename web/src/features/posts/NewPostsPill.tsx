import { ArrowUp } from 'lucide-react';
import { QuietStatus } from '../../ui/QuietStatus.tsx';

export function newPosts(count: number): string {
  return `${count} new ${count === 1 ? 'post' : 'posts'}`;
}

/** New posts wait behind it, so that nothing moves under a reader. */
export function NewPostsPill({ count, onShow }: { count: number; onShow: () => void }) {
  return (
    <>
      {count > 0 && (
        <div className="np">
          <button type="button" className="newpill" onClick={onShow}>
            <ArrowUp className="ic" aria-hidden />
            {newPosts(count)}
          </button>
        </div>
      )}
      <QuietStatus text={count > 0 ? newPosts(count) : ''} />
    </>
  );
}
