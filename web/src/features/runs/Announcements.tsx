import type { Run } from '@vincere/contract';
import { Megaphone, X } from 'lucide-react';
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { formatTime } from '../../lib/format.ts';
import { t } from '../../lib/text.ts';
import { useChime } from '../../lib/useChime.ts';
import { sr } from '../../ui/sr.tsx';
import { toastNews } from '../../ui/Toaster.tsx';
import styles from './announcements.module.css';
import { isOutOfSight } from './out-of-sight.ts';
import { useSeen } from './seen.ts';
import { ownSeat } from './useRun.ts';

/** So many stand at the head of a page at once; the others follow as these are put away. */
const shownAtOnce = 3;

/**
 * The announcements of this stage, at the top of every page of the run until they are dismissed. It is
 * heard as it arrives, and shown below too to who has scrolled away from its place.
 */
export function Announcements({ run }: { run: Run }) {
  const seat = ownSeat(run);
  const [seen, see] = useSeen(`announced:${seat?.user_id ?? 0}:${run.id}`);
  const list = useRef<HTMLUListElement>(null);
  // Announcements from before the user joined were not meant for them.
  const own = run.announcements.filter(({ created_at }) => seat && created_at >= seat.created_at);
  const shown = own.filter(({ id }) => !seen.has(String(id))).slice(0, shownAtOnce);
  useArrival(run.announcements[0], list);
  const putAway = (id: number) => {
    see(String(id));
    // The button goes away with it.
    requestAnimationFrame(() => list.current?.querySelector('button')?.focus());
  };
  // The region is always there: a screen reader only hears what changes in one that it knows.
  return (
    <div role="status">
      {shown.length > 0 && (
        <ul className={styles.announcements} aria-label={t('Announcements')} ref={list}>
          {shown.map(({ id, content, created_at }) => (
            <li key={id} className="notice notice-now">
              <Megaphone className="icon" aria-hidden />
              <div>
                <p className="meta-text number">{saidAt(created_at)}</p>
                <p className={styles.announcementText}>{content}</p>
              </div>
              <button
                type="button"
                className="button button-quiet button-sm button-icon"
                onClick={() => putAway(id)}
              >
                <X className="icon" aria-hidden />
                {sr(t('Put this announcement away'))}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** The speaker and the time. */
function saidAt(created_at: string): string {
  return t('Your facilitator, {time}', { time: formatTime(new Date(created_at)) });
}

/** Sounds when a newer one arrives while the page is open, and shows it where the list has been scrolled out of sight. */
function useArrival(
  newest: Run['announcements'][number] | undefined,
  list: RefObject<HTMLUListElement | null>,
): void {
  const sound = useChime();
  const arrive = useEffectEvent(() => {
    if (!newest) return;
    sound();
    if (isOutOfSight(list.current?.firstElementChild))
      toastNews(saidAt(newest.created_at), newest.content, { isSpoken: true });
  });
  const id = newest?.id ?? 0;
  const heard = useRef(id);
  useEffect(() => {
    if (id > heard.current) arrive();
    heard.current = id;
  }, [id]);
}
