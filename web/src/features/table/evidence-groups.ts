import { t } from '../../lib/text.ts';
import type { EvidenceGroup } from '../../parts/posts/Evidence.tsx';
import type { TableEvidence } from './useTable.ts';

/** Returns groups of posts below those on the table. A post on the table is left out of the other groups. */
export function withTable(
  groups: readonly EvidenceGroup[],
  onTable: TableEvidence,
): readonly EvidenceGroup[] {
  if (onTable === undefined || onTable.posts.length + onTable.files.length === 0) return groups;
  const sharedIds = new Set(onTable.posts.map(({ id }) => id));
  return [
    { name: t('On the table'), ...onTable, withRooms: true },
    ...groups.map((group) => ({
      ...group,
      name: group.name ?? t('From your feed'),
      posts: group.posts.filter(({ id }) => !sharedIds.has(id)),
    })),
  ];
}
