import type { Run } from '@vincere/contract';
import { Hand } from 'lucide-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { rich, t } from '../../lib/text.ts';
import { useChime } from '../../lib/useChime.ts';
import { Button, classOf } from '../../ui/Button.tsx';
import { FinalDecisionLink } from './FinalDecisionLink.tsx';
import { storedVote } from './own-vote.ts';
import { useSeen } from './seen.ts';
import { ownSeat } from './useRun.ts';

/** Tells a participant whose final decision is missing that the facilitator waits for it, and leads there: seen, and heard as it comes. */
export function Nudge({ run }: { run: Run }) {
  const [seen, see] = useSeen(`nudged:${ownSeat(run)?.user_id ?? 0}:${run.id}`);
  const { nudged_at } = run;
  const isMissing = run.status === 'IN_PROGRESS' && storedVote(run, run.current_scenario?.id) === undefined;
  const isMeant = isMissing && nudged_at !== null && !seen.has(nudged_at);
  useSound(isMeant ? nudged_at : null);
  return (
    <div role="alert">
      {isMeant && (
        <div className="notice notice-now anns-n">
          <Hand className="ic" aria-hidden />
          <p>
            {rich(
              '<b>Your facilitator is waiting for your final decision.</b> The group goes on when everyone has decided.',
              { b: (words) => <b>{words}</b> },
            )}
          </p>
          <div className="row wrapf">
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

/** Sounds once for each nudge that arrives while the page is open. */
function useSound(nudge: string | null): void {
  const sound = useEffectEvent(useChime());
  const heard = useRef(nudge);
  useEffect(() => {
    if (nudge !== null && nudge !== heard.current) sound();
    if (nudge !== null) heard.current = nudge;
  }, [nudge]);
}
