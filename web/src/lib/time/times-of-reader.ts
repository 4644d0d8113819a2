import { has24Hours } from '../../languages/english.ts';

/** Returns the time zone and the clock of this browser, for files that the server makes. */
export function timesOfReader() {
  return {
    time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    hour_cycle: has24Hours(navigator.language) ? ('h23' as const) : ('h12' as const),
  };
}
