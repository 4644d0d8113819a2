import { ArrowDown } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { t } from '../../lib/text.ts';

/**
 * A column of the control room. Where it scrolls by itself, its lower edge says that there is more and leads there; `below`
 * may say what waits there. That is for the mouse: the keyboard and screen readers get there anyway.
 */
export function Column({
  className,
  below,
  children,
}: {
  className: string;
  below?: ReactNode;
  children: ReactNode;
}) {
  const column = useRef<HTMLDivElement>(null);
  const end = useRef<HTMLSpanElement>(null);
  const [hasMore, setHasMore] = useState(false);
  useEffect(() => {
    if (!column.current || !end.current) return;
    const watch = new IntersectionObserver(
      (entries) => setHasMore(entries.at(-1)?.isIntersecting === false),
      // The last few pixels hide nothing.
      { root: column.current, rootMargin: '0px 0px 12px' },
    );
    watch.observe(end.current);
    return () => watch.disconnect();
  }, []);
  const goDown = () => column.current?.scrollTo({ top: column.current.scrollHeight });
  return (
    <div ref={column} className={className} data-more={hasMore || undefined}>
      {children}
      <span ref={end} className="col-end" aria-hidden />
      {hasMore && (
        <p className="col-more" aria-hidden>
          <button type="button" tabIndex={-1} onClick={goDown}>
            {below || t('More below')}
            <ArrowDown className="ic" aria-hidden />
          </button>
        </p>
      )}
    </div>
  );
}
