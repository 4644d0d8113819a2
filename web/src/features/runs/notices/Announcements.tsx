import type { Run } from '@vincere/contract';
import { Megaphone, X } from 'lucide-react';
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { useChime } from '../../../lib/browser/useChime.ts';
import { formatTime } from '../../../lib/format.ts';
import { t } from '../../../lib/text.ts';
import { sr } from '../../../ui/sr.tsx';
import { toastNews } from '../../../ui/toasts/Toaster.tsx';
import { isOutOfSight } from '../out-of-sight.ts';
import { useSeen } from '../seen.ts';
import { ownSeat } from '../useRun.ts';
import styles from './announcements.module.css';

/** Maximum number of announcements shown at once. Dismissing one shows the next. */
const maxShown = 3;

/**
 * The announcements of this stage, at the top of every page of the run until they are dismissed. A new one plays a sound,
 * and appears as a toast too if the list is scrolled out of sight.
 */
export function Announcements({ run }: { run: Run }) {
  const seat = ownSeat(run);
  const [seen, see] = useSeen(`announced:${seat?.user_id ?? 0}:${run.id}`);
  const list = useRef<HTMLUListElement>(null);
  // Announcements from before the user joined were not meant for them.
  const ownAnnouncements = run.announcements.filter(
    ({ created_at }) => seat && created_at >= seat.created_at,
  );
  const shownAnnouncements = ownAnnouncements.filter(({ id }) => !seen.has(String(id))).slice(0, maxShown);
  useArrivalNotice(run.announcements[0], list);
  const dismiss = (id: number) => {
    see(String(id));
    // The focused button is gone, so the focus moves to the next one.
    requestAnimationFrame(() => list.current?.querySelector('button')?.focus());
  };
  // Always rendered, because screen readers only announce changes in a region that already exists.
  return (
    <div role="status">
      {shownAnnouncements.length > 0 && (
        <ul className={styles.announcements} aria-label={t('Announcements')} ref={list}>
          {shownAnnouncements.map(({ id, content, created_at }) => (
            <li key={id} className="notice notice-now">
              <Megaphone className="icon" aria-hidden />
              <div>
                <p className="meta-text number">{saidAt(created_at)}</p>
                <p className={styles.announcementText}>{content}</p>
              </div>
              <button
                type="button"
                className="button button-quiet button-sm button-icon"
                onClick={() => dismiss(id)}
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

/** Plays a sound for each new announcement, and shows a toast if the list is scrolled out of sight. */
function useArrivalNotice(
  newestAnnouncement: Run['announcements'][number] | undefined,
  list: RefObject<HTMLUListElement | null>,
): void {
  const sound = useChime();
  const notify = useEffectEvent(() => {
    if (!newestAnnouncement) return;
    sound();
    if (isOutOfSight(list.current?.firstElementChild))
      toastNews(saidAt(newestAnnouncement.created_at), newestAnnouncement.content, { isSpoken: true });
  });
  const id = newestAnnouncement?.id ?? 0;
  const lastId = useRef(id);
  useEffect(() => {
    if (id > lastId.current) notify();
    lastId.current = id;
  }, [id]);
}
