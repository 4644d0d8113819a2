export const measures = {
  a: 'joins',
  b: 'final votes in one burst',
  c: 'a stage advance',
  d: 'the fallback poll',
  e: 'memory and start',
  f: 'the longest standstill of the event loop',
} as const;
export type MeasureId = keyof typeof measures;

export type Unit = 'ms' | 'µs' | 'MB' | 'KB' | '1/s' | '%';

/** One value of one round. `limit` is the value of the bare server for the same work. */
export type Reading = { name: string; unit: Unit; value: number; limit?: number };
