import { ArrowDown } from 'lucide-react';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { t } from '../../lib/text.ts';
import styles from './Column.module.css';

/**
 * A column of the control room. If it scrolls and has more content below, its lower edge is a button that scrolls to the end.
 * `below` is the label of that button. The button is for the mouse only: keyboard and screen readers don't need it. When
 * `content` changes, the column shows its beginning again.
 */
export function Column({
  className,
  content,
  below,
  children,
}: {
  className?: string | undefined;
  /** A name for what the column shows. */
  content: string;
  below?: ReactNode;
  children: ReactNode;
}) {
  const column = useRef<HTMLDivElement>(null);
  const end = useRef<HTMLSpanElement>(null);
  const [hasMore, setHasMore] = useState(false);
  useEffect(() => {
    if (!column.current || !end.current) return;
    const observer = new IntersectionObserver(
      (entries) => setHasMore(entries.at(-1)?.isIntersecting === false),
      // Ignore the last 12 px: they contain no content.
      { root: column.current, rootMargin: '0px 0px 12px' },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, []);
  useLayoutEffect(() => {
    if (content !== '') column.current?.scrollTo({ top: 0 });
  }, [content]);
  const scrollToEnd = () => column.current?.scrollTo({ top: column.current.scrollHeight });
  return (
    <div ref={column} className={`${styles.column} ${className ?? ''}`} data-more={hasMore || undefined}>
      {children}
      <span ref={end} className={styles.columnEnd} aria-hidden />
      {hasMore && (
        <p className={styles.columnMore} aria-hidden>
          <button type="button" tabIndex={-1} onClick={scrollToEnd}>
            {below || t('More below')}
            <ArrowDown className="icon" aria-hidden />
          </button>
        </p>
      )}
    </div>
  );
}
