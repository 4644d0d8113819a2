import type { Run } from '@vincere/contract';
import { Hand } from 'lucide-react';
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { useChime } from '../../../lib/browser/useChime.ts';
import { rich, t } from '../../../lib/text.ts';
import { Button, classOf } from '../../../ui/Button.tsx';
import { toastNews } from '../../../ui/toasts/Toaster.tsx';
import { FinalDecisionLink } from '../decisions/FinalDecisionLink.tsx';
import { storedVote } from '../decisions/own-vote.ts';
import { isOutOfSight } from '../out-of-sight.ts';
import { useSeen } from '../seen.ts';
import { ownSeat } from '../useRun.ts';
import styles from './announcements.module.css';

/**
 * Reminds a participant whose final decision is missing, with a link to it. A new nudge plays a sound, and appears as a
 * toast too if the notice is scrolled out of sight.
 */
export function Nudge({ run }: { run: Run }) {
  const [seen, see] = useSeen(`nudged:${ownSeat(run)?.user_id ?? 0}:${run.id}`);
  const { nudged_at } = run;
  const isMissing = run.status === 'IN_PROGRESS' && storedVote(run, run.current_scenario?.id) === undefined;
  const isShown = isMissing && nudged_at !== null && !seen.has(nudged_at);
  const notice = useRef<HTMLDivElement>(null);
  useArrivalNotice(isShown ? nudged_at : null, notice);
  return (
    <div role="alert" ref={notice}>
      {isShown && (
        <div className={`notice notice-now ${styles.nudge}`}>
          <Hand className="icon" aria-hidden />
          <p>
            {rich(
              '<b>Your facilitator is waiting for your final decision.</b> The group goes on when everyone has decided.',
              { b: (words) => <b>{words}</b> },
            )}
          </p>
          <div className={`row wrap ${styles.nudgeActions}`}>
            <FinalDecisionLink run={run} className={classOf('ink', 'sm')} />
            <Button kind="line" size="sm" onClick={() => see(nudged_at)}>
              {t("I'm on It")}
            </Button>
          </div>
        </div>
      )}
    </div>
  );
}

/** Plays a sound for each new nudge, and shows a toast if the notice is scrolled out of sight. */
function useArrivalNotice(nudge: string | null, notice: RefObject<HTMLElement | null>): void {
  const sound = useChime();
  const notify = useEffectEvent(() => {
    sound();
    if (isOutOfSight(notice.current))
      toastNews(t('Your facilitator is waiting for your final decision.'), undefined, { isSpoken: true });
  });
  const lastNudge = useRef(nudge);
  useEffect(() => {
    if (nudge !== null && nudge !== lastNudge.current) notify();
    if (nudge !== null) lastNudge.current = nudge;
  }, [nudge]);
}
