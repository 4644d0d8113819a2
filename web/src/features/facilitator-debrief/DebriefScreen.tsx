import type { Run } from '@vincere/contract';
import type { ReactNode } from 'react';
import type { LiveState } from '../../lib/live/live.ts';
import { ConnectionLine } from '../../ui/ConnectionLine.tsx';
import { usePageTrait } from '../../ui/usePageTrait.ts';
import styles from './DebriefScreen.module.css';
import { Lead } from './Lead.tsx';
import { Plan } from './plan/Plan.tsx';
import type { Seats } from './plan/WhoIsHere.tsx';
import type { ReceivedDebrief } from './types.ts';

/** The facilitators' screen of a debrief: its plan, and once it is open the control of its phases. */
export function DebriefScreen({
  run,
  seats,
  received,
  live,
  hasFailed,
  present,
}: {
  run: Run;
  seats: Seats;
  received: ReceivedDebrief;
  live: LiveState;
  /** Whether the last read failed, so that the screen may be out of date. */
  hasFailed: boolean;
  /** The buttons that open the projector. */
  present: ReactNode;
}) {
  usePageTrait('columns');
  const Screen = received.debrief.opened_at === null ? Plan : Lead;
  return (
    <div className={styles.screen}>
      <Screen run={run} seats={seats} received={received} present={present}>
        <ConnectionLine live={hasFailed && live !== 'connecting' ? 'lost' : live} />
      </Screen>
    </div>
  );
}
