import type { Run } from '@vincere/contract';
import { Hand } from 'lucide-react';
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { rich, t } from '../../lib/text.ts';
import { useChime } from '../../lib/useChime.ts';
import { Button, classOf } from '../../ui/Button.tsx';
import { toastNews } from '../../ui/Toaster.tsx';
import styles from './announcements.module.css';
import { FinalDecisionLink } from './FinalDecisionLink.tsx';
import { isOutOfSight } from './out-of-sight.ts';
import { storedVote } from './own-vote.ts';
import { useSeen } from './seen.ts';
import { ownSeat } from './useRun.ts';

/**
 * Tells a participant whose final decision is missing that the facilitator waits for it, and leads there. It is heard as it
 * comes, and shown below too to who has scrolled away from its place.
 */
export function Nudge({ run }: { run: Run }) {
  const [seen, see] = useSeen(`nudged:${ownSeat(run)?.user_id ?? 0}:${run.id}`);
  const { nudged_at } = run;
  const isMissing = run.status === 'IN_PROGRESS' && storedVote(run, run.current_scenario?.id) === undefined;
  const isMeant = isMissing && nudged_at !== null && !seen.has(nudged_at);
  const place = useRef<HTMLDivElement>(null);
  useArrival(isMeant ? nudged_at : null, place);
  return (
    <div role="alert" ref={place}>
      {isMeant && (
        <div className={`notice notice-now ${styles.nudge}`}>
          <Hand className="icon" aria-hidden />
          <p>
            {rich(
              '<b>Your facilitator is waiting for your final decision.</b> The group goes on when everyone has decided.',
              { b: (words) => <b>{words}</b> },
            )}
          </p>
          <div className="row wrap">
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

/** Sounds once for each nudge that arrives while the page is open, and shows it where its place is out of sight. */
function useArrival(nudge: string | null, place: RefObject<HTMLElement | null>): void {
  const sound = useChime();
  const arrive = useEffectEvent(() => {
    sound();
    if (isOutOfSight(place.current))
      toastNews(t('Your facilitator is waiting for your final decision.'), undefined, { isSpoken: true });
  });
  const heard = useRef(nudge);
  useEffect(() => {
    if (nudge !== null && nudge !== heard.current) arrive();
    if (nudge !== null) heard.current = nudge;
  }, [nudge]);
}
