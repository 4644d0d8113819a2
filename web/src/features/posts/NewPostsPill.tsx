import { ArrowUp } from 'lucide-react';
import { plural } from '../../lib/text.ts';

export function newPosts(count: number): string {
  return plural(count, '{count} new post', '{count} new posts');
}

/** New posts wait behind it, so that nothing moves under a reader. */
export function NewPostsPill({ count, onShow }: { count: number; onShow: () => void }) {
  if (count === 0) return null;
  return (
    <div className="np">
      <button type="button" className="newpill" onClick={onShow}>
        <ArrowUp className="ic" aria-hidden />
        {newPosts(count)}
      </button>
    </div>
  );
}
