import type { Role } from '@vincere/domain';
import { useState } from 'react';
import { dropDraft, useDraft } from '../../lib/drafts.ts';
import { roleName } from '../../lib/format.ts';
import { t } from '../../lib/text.ts';
import {
  choose,
  emptyRanking,
  parseRanking,
  type Ranking,
  serializeRanking,
  swap,
  toggle,
} from './ranking.ts';

/**
 * The ranking that a user edits, initially `saved`. It survives a reload until it is sent. `announcement` describes the last
 * change for screen readers.
 */
export function useRanking(userId: number, saved: Ranking = emptyRanking) {
  const key = `preferences:${userId}`;
  const [stored, setStored] = useDraft(key, serializeRanking(saved));
  const [announcement, setAnnouncement] = useState('');
  const ranking = parseRanking(stored);
  const change = (next: Ranking, role: Role | null) => {
    setStored(serializeRanking(next));
    const place = role === null ? -1 : next.indexOf(role);
    if (role !== null)
      setAnnouncement(
        place === -1
          ? t('{role} has no place.', { role: roleName(role) })
          : t('{role} is preference {number}.', { role: roleName(role), number: place + 1 }),
      );
  };
  return {
    ranking,
    announcement,
    /** Deletes the stored draft. The shown ranking stays. */
    forget: () => dropDraft(key),
    choose: (place: number, role: Role | null) => change(choose(ranking, place, role), role),
    toggle: (role: Role) => change(toggle(ranking, role), role),
    move: (place: number, by: -1 | 1) => change(swap(ranking, place, place + by), ranking[place] ?? null),
  };
}
