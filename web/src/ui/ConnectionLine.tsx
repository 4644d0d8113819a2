import { useEffect, useState } from 'react';
import type { LiveState } from '../lib/live/live.ts';
import { t } from '../lib/text.ts';
import styles from './ConnectionLine.module.css';

const backMs = 5_000;

/** Text under the header while the connection is lost, and briefly when it is back. */
export function ConnectionLine({ live }: { live: LiveState }) {
  const [before, setBefore] = useState(live);
  const [isBack, setIsBack] = useState(false);
  if (live !== before) {
    setBefore(live);
    setIsBack(before === 'lost' && live === 'live');
  }
  useEffect(() => {
    if (!isBack) return;
    const timer = setTimeout(() => setIsBack(false), backMs);
    return () => clearTimeout(timer);
  }, [isBack]);
  const message =
    live === 'lost' ? t('Connection lost. Trying again.') : isBack ? t('Connection is back.') : '';
  return (
    <div className="connection-status" role="status">
      {message && (
        <p className={live === 'lost' ? styles.lostLine : `${styles.lostLine} ${styles.isBack}`}>{message}</p>
      )}
    </div>
  );
}
