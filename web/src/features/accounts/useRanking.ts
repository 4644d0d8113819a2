import type { Role } from '@vincere/domain';
import { useState } from 'react';
import { useDraft } from '../../lib/drafts.ts';
import { roleName } from '../../lib/format.ts';
import { t } from '../../lib/text.ts';
import { choose, parseRanking, type Ranking, swap, toggle } from './ranking.ts';

/** The ranking of a person who is registering, kept through a reload; `said` is what a change did, for a screen reader. */
export function useRanking(userId: number) {
  const [stored, store, forget] = useDraft(`preferences:${userId}`);
  const [said, setSaid] = useState('');
  const ranking = parseRanking(stored);
  const change = (next: Ranking, role: Role | null) => {
    store(next.some((held) => held !== null) ? next.join(',') : '');
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
    forget,
    choose: (place: number, role: Role | null) => change(choose(ranking, place, role), role),
    toggle: (role: Role) => change(toggle(ranking, role), role),
    move: (place: number, by: -1 | 1) => change(swap(ranking, place, place + by), ranking[place] ?? null),
  };
}
