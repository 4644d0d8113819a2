/** Two views of time on one machine, both in ms. */
export type TimeSource = {
  /** The time of day since 1970. It jumps when somebody sets the clock. */
  wall: () => number;
  /** Time since an arbitrary moment. It never jumps and never runs backwards. */
  monotonic: () => number;
};

/** The largest correction: 0.5 ms for each second, as NTP does. A stage of 30 minutes errs by less than a second. */
const maxSlew = 0.000_5;
/** A difference to the time of day that changes by more than this is a step, in ms. */
const stepMs = 2_000;

/**
 * Returns a clock that gives epoch milliseconds. It starts at the time of day, advances with the monotonic clock, and
 * approaches the time of day by at most 0.05 %. Setting the machine's clock therefore changes no stage clock and ends no
 * session. `onStep` receives by how much the clock is behind the time of day, in ms, after each step.
 */
export function steadyClock(
  { wall, monotonic }: TimeSource,
  onStep: (behindMs: number) => void = () => {},
): () => number {
  let readAt = monotonic();
  let now = wall();
  let knownBehind = 0;
  return () => {
    const at = monotonic();
    const elapsedMs = at - readAt;
    readAt = at;
    now += elapsedMs;
    const behind = wall() - now;
    const limit = elapsedMs * maxSlew;
    now += Math.min(limit, Math.max(-limit, behind));
    if (Math.abs(behind - knownBehind) > stepMs) {
      knownBehind = behind;
      onStep(Math.round(behind));
    }
    return Math.floor(now);
  };
}
