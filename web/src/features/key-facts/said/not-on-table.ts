import type { FactState } from '@vincere/domain';
import { t } from '../../../lib/text.ts';

type Fact = { state: FactState; is_in_dashboard: boolean; on_table: unknown };

/** Returns the key facts that rooms have had and that no room has put on the table. */
export function notOnTable<F extends Fact>(facts: readonly F[]): F[] {
  return inRooms(facts).filter(({ on_table }) => on_table === null);
}

/** Returns how many facts have not reached the table, and how many boxes of them are ticked. */
export function notOnTableText(facts: readonly Fact[], ticked: number): string {
  const counts = { part: notOnTable(facts).length, total: inRooms(facts).length };
  return ticked === 0
    ? t('{part} of {total} facts have not reached the table', counts)
    : t('{part} of {total} facts have not reached the table, {ticked} ticked', { ...counts, ticked });
}

/** Leaves out facts that no room has had, because nobody can have said them, and those that everybody read in the dashboard. */
function inRooms<F extends Fact>(facts: readonly F[]): F[] {
  return facts.filter(({ state, is_in_dashboard }) => state !== 'nowhere' && !is_in_dashboard);
}
