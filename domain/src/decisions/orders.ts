import { refuse } from '../refusal.ts';
import { isFinished, type RunStatus } from '../runs/run-status.ts';
import { tally } from '../votes/tally.ts';

/** The longest order in characters. */
export const maxOrderLength = 2_000;

/** The time after the last keystroke in ms at which the pen is free again. */
export const penMs = 60_000;

/** The person who wrote last, and the time (epoch ms). */
export type Pen = { user_id: number; name: string; used_at: number };

/** Returns who holds the pen of an order at `now` (epoch ms), and until when; null while it is free. */
export function penHolder(pen: Pen | null, now: number): (Pen & { until: number }) | null {
  return pen !== null && now < pen.used_at + penMs ? { ...pen, until: pen.used_at + penMs } : null;
}

/** The state of an order when somebody writes it or takes its pen. */
export type OrderFacts = {
  status: RunStatus;
  /** Whether it belongs to the run's current scenario, and this scenario asks for an order. */
  is_current: boolean;
  /** Whether the current stage has begun. */
  has_begun: boolean;
  asks_order: boolean;
  text: string;
  revision: number;
  pen: Pen | null;
};

/** A person who writes an order. */
export type OrderWriter = { user_id: number; is_admin: boolean };

/**
 * Checks that a person may take the pen. Facilitators may take it from anybody, others only while it is free. Refuses
 * `run.not-started`, `run.is-over`, `order.closed`, `stage.not-begun`, `order.not-asked` and `order.pen-taken`.
 */
export function requirePen(order: OrderFacts, writer: OrderWriter, now: number): void {
  requireOpen(order);
  if (!writer.is_admin) requireFreePen(order, writer, now);
}

/**
 * Judges a new text of an order that is based on `revision`. Returns `saved`, or `repeat` if it is the stored text already.
 * A person who writes while the pen is free takes it. Refuses, in this order: what `requirePen` refuses, also for facilitators,
 * who have to take the pen first; and `order.changed` with the current text if `revision` is not the current one.
 */
export function judgeOrder(
  order: OrderFacts,
  writer: OrderWriter,
  edit: { text: string; revision: number },
  now: number,
): 'saved' | 'repeat' {
  requireOpen(order);
  requireFreePen(order, writer, now);
  if (edit.text === order.text) return 'repeat';
  if (edit.revision !== order.revision)
    refuse('order.changed', { text: order.text, revision: order.revision });
  return 'saved';
}

function requireOpen({ status, is_current, has_begun, asks_order }: OrderFacts): void {
  if (status === 'DRAFT') refuse('run.not-started');
  if (isFinished(status)) refuse('run.is-over');
  if (!is_current) refuse('order.closed');
  if (!has_begun) refuse('stage.not-begun');
  if (!asks_order) refuse('order.not-asked');
}

function requireFreePen({ pen }: OrderFacts, { user_id }: OrderWriter, now: number): void {
  const holder = penHolder(pen, now);
  if (holder !== null && holder.user_id !== user_id) refuse('order.pen-taken', { name: holder.name });
}

/**
 * Returns the decisions that lead the final votes, several if they are level. Empty while a final decision is missing, so
 * that nobody learns the votes before they have cast their own.
 */
export function leadingDecisions(
  missingCount: number,
  final_votes: readonly { decision_chosen_id: number }[],
): readonly number[] {
  return missingCount > 0 ? [] : tally(final_votes).leaders;
}
