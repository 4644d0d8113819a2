import type { Role } from '@vincere/domain';
import { useState } from 'react';
import { dropDraft, useDraft } from '../../../lib/drafts.ts';
import { roleName } from '../../../lib/format.ts';
import { t } from '../../../lib/text.ts';
import { choose, emptyRanking, parseRanking, type Ranking, serializeRanking } from './ranking.ts';

/**
 * The ranking that a user edits, initially `savedRanking`. It survives a reload until it is sent. `announcement` describes the last
 * change for screen readers.
 */
export function useRanking(userId: number, savedRanking: Ranking = emptyRanking) {
  const key = `preferences:${userId}`;
  const [stored, setStored] = useDraft(key, serializeRanking(savedRanking));
  const [announcement, setAnnouncement] = useState('');
  const ranking = parseRanking(stored);
  const pick = (place: number, role: Role | null) => {
    setStored(serializeRanking(choose(ranking, place, role)));
    if (role === null) return setAnnouncement(t('Preference {number} is empty.', { number: place + 1 }));
    const formerPlace = ranking.indexOf(role);
    const facts = { role: roleName(role), number: place + 1, former: formerPlace + 1 };
    setAnnouncement(
      formerPlace === -1 || formerPlace === place
        ? t('{role} is preference {number}.', facts)
        : t('{role} is preference {number}. Preference {former} is empty.', facts),
    );
  };
  return {
    ranking,
    announcement,
    /** Deletes the stored draft. The shown ranking stays. */
    forget: () => dropDraft(key),
    choose: pick,
  };
}
