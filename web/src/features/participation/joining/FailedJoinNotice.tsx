import { participation, shared } from '@vincere/contract/messages';
import { CircleAlert } from 'lucide-react';
import { t } from '../../../lib/text.ts';
import { Button } from '../../../ui/Button.tsx';
import styles from './FailedJoinNotice.module.css';
import type { FailedJoin } from './useAutoJoin.ts';

/** A notice that joining by link failed, with the reason and a retry. */
export function FailedJoinNotice({ failed, onRetry }: { failed: FailedJoin; onRetry: () => void }) {
  return (
    <div className="notice notice-bad">
      <CircleAlert className="icon" aria-hidden />
      <div className={`stack ${styles.text}`}>
        <p>
          <b>{t(participation.autoJoinFailed)}</b>
        </p>
        <p>{failed.message}</p>
        <p>
          <Button kind="line" size="sm" className={styles.retry} onClick={onRetry}>
            {t(shared.tryAgain)}
          </Button>
        </p>
      </div>
    </div>
  );
}
