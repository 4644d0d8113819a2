import type { Role } from '@vincere/domain';
import { useState } from 'react';
import { dropDraft, useDraft } from '../../lib/drafts.ts';
import { roleName } from '../../lib/format.ts';
import { t } from '../../lib/text.ts';
import { choose, emptyRanking, parseRanking, type Ranking, swap, textOf, toggle } from './ranking.ts';

/**
 * The ranking that a person makes, from `saved` on, kept through a reload until it is sent; `said` is what a change did, for a
 * screen reader.
 */
export function useRanking(userId: number, saved: Ranking = emptyRanking) {
  const key = `preferences:${userId}`;
  const [stored, store] = useDraft(key, textOf(saved));
  const [said, setSaid] = useState('');
  const ranking = parseRanking(stored);
  const change = (next: Ranking, role: Role | null) => {
    store(textOf(next));
    const place = role === null ? -1 : next.indexOf(role);
    if (role !== null)
      setSaid(
        place === -1
          ? t('{role} has no place.', { role: roleName(role) })
          : t('{role} is preference {number}.', { role: roleName(role), number: place + 1 }),
      );
  };
  return {
    ranking,
    said,
    /** Keeps the shown ranking. */
    forget: () => dropDraft(key),
    choose: (place: number, role: Role | null) => change(choose(ranking, place, role), role),
    toggle: (role: Role) => change(toggle(ranking, role), role),
    move: (place: number, by: -1 | 1) => change(swap(ranking, place, place + by), ranking[place] ?? null),
  };
}
