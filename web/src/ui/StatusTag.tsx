import { runs } from '@vincere/contract/messages';
import type { RunStatus } from '@vincere/domain';
import { Check, CircleDashed, Pause, Square } from 'lucide-react';
import type { ReactNode } from 'react';

const looks: Record<RunStatus, { tag: string; sign: ReactNode }> = {
  DRAFT: { tag: 'tag', sign: <CircleDashed className="ic" aria-hidden /> },
  IN_PROGRESS: { tag: 'tag tag-now', sign: <span className="live" /> },
  PAUSED: { tag: 'tag', sign: <Pause className="ic" aria-hidden /> },
  COMPLETED: { tag: 'tag tag-ok', sign: <Check className="ic" aria-hidden /> },
  ENDED: { tag: 'tag', sign: <Square className="ic" aria-hidden /> },
};

/** Where a run stands: sign and word. */
export function StatusTag({ status }: { status: RunStatus }) {
  const look = looks[status];
  return (
    <span className={look?.tag ?? 'tag'}>
      {look?.sign}
      {runs.statusLabels[status] ?? (status || runs.unknownStatus)}
    </span>
  );
}
