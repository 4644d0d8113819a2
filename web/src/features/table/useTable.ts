import type { Answer, Calls, Run } from '@vincere/contract';
import { pollMs } from '@vincere/contract/constants';
import { useMemo } from 'react';
import { useRead } from '../../lib/api.ts';
import type { EvidenceFile, EvidencePost } from '../../parts/posts/Evidence.tsx';

export type Table = Answer<Calls['getRunTable']>;
export type OpenItem = Table['items'][number];

/** Reads the table of the run's current scenario; `table` is undefined while it loads, and in a run without a table. */
export function useTable(run: Run) {
  const query = useRead(
    'getRunTable',
    { params: { runId: run.id }, query: {} },
    { refetchInterval: pollMs.participant, enabled: run.table && run.status !== 'DRAFT' },
  );
  const isCurrent = query.data?.scenario_id === run.current_scenario?.id;
  return { ...query, table: isCurrent ? query.data : undefined };
}

/** The posts and files on the table that votes can cite; undefined while the table loads. */
export type TableEvidence = { posts: readonly EvidencePost[]; files: readonly EvidenceFile[] } | undefined;

const nothing: TableEvidence = { posts: [], files: [] };

/** Returns the posts and files on the table of the current scenario. A run without a table has none. */
export function useTableEvidence(run: Run): TableEvidence {
  const { table } = useTable(run);
  const evidence = useMemo(() => table && evidenceOf(table.items), [table]);
  return run.table && run.status !== 'DRAFT' ? evidence : nothing;
}

function evidenceOf(items: readonly OpenItem[]): TableEvidence {
  return { posts: items.flatMap(({ post }) => post ?? []), files: items.flatMap(({ file }) => file ?? []) };
}
