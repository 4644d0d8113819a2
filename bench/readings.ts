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

/** What one round has measured; `limit` is what the bare server did with the same. */
export type Reading = { name: string; unit: Unit; value: number; limit?: number };
