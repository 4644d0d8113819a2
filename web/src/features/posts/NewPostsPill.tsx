import { ArrowUp } from 'lucide-react';
import { plural } from '../../lib/text.ts';
import styles from './NewPostsPill.module.css';

/** Returns `3 new posts`. */
export function newPosts(count: number): string {
  return plural(count, '{count} new post', '{count} new posts');
}

/** A button that shows new posts. Until it is pressed they are hidden, so that nothing moves while the user reads. */
export function NewPostsPill({ count, onShow }: { count: number; onShow: () => void }) {
  if (count === 0) return null;
  return (
    <div className={styles.newPosts}>
      <button type="button" className={styles.newPostsPill} onClick={onShow}>
        <ArrowUp className="icon" aria-hidden />
        {newPosts(count)}
      </button>
    </div>
  );
}
