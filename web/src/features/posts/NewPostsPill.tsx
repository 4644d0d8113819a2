import { ArrowUp } from 'lucide-react';

export function newPosts(count: number): string {
  return `${count} new ${count === 1 ? 'post' : 'posts'}`;
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
