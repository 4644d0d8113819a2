import { Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatTime } from '../lib/format.ts';
import { rich } from '../lib/text.ts';
import { plenaryClock, useTimeUp } from './Clock.tsx';

/** The notice says for this long that the plenary is over. */
const overShownMs = 120_000;

const b = (words: ReactNode) => <b>{words}</b>;

type Timed = { plenary_ends_at: string | null; server_time: string };

/** Returns whether the plenary timer is running, is just over, or neither. `receivedAt` is in ms of `performance.now`. */
export function usePlenary(run: Timed, receivedAt: number): 'running' | 'over' | null {
  const clock = plenaryClock(run);
  const isOver = useTimeUp(clock, receivedAt);
  const isPast = useTimeUp(clock && { ...clock, remaining_ms: clock.remaining_ms + overShownMs }, receivedAt);
  if (clock === null || isPast) return null;
  return isOver ? 'over' : 'running';
}

/** Says until when the group meets as a whole, and for two minutes that this is over. Render it in a live region. */
export function PlenaryNotice({ run, receivedAt }: { run: Timed; receivedAt: number }) {
  const plenary = usePlenary(run, receivedAt);
  if (plenary === null) return null;
  return (
    <p className="notice">
      <Users className="icon" aria-hidden />
      <span>
        {plenary === 'over'
          ? rich('<b>The plenary is over.</b> The simulation goes on.', { b })
          : rich('<b>Plenary until {time}.</b> Everyone listens or takes a break together.', {
              b,
              time: formatTime(new Date(run.plenary_ends_at ?? '')),
            })}
      </span>
    </p>
  );
}
