import { runs } from '@vincere/contract/messages';
import type { RunStatus } from '@vincere/domain';
import { Check, CircleDashed, Pause, Square } from 'lucide-react';
import type { ReactNode } from 'react';
import { t } from '../lib/text.ts';

const looks: Record<RunStatus, { className: string; sign: ReactNode }> = {
  DRAFT: { className: 'tag', sign: <CircleDashed className="icon" aria-hidden /> },
  IN_PROGRESS: { className: 'tag tag-now', sign: <span className="live-dot" /> },
  PAUSED: { className: 'tag', sign: <Pause className="icon" aria-hidden /> },
  COMPLETED: { className: 'tag tag-ok', sign: <Check className="icon" aria-hidden /> },
  ENDED: { className: 'tag', sign: <Square className="icon" aria-hidden /> },
};

/** The status of a run: icon and word. */
export function StatusTag({ status }: { status: RunStatus }) {
  const look = looks[status];
  return (
    <span className={look?.className ?? 'tag'}>
      {look?.sign}
      {status in looks ? t(runs.statusLabels[status]) : status || t(runs.unknownStatus)}
    </span>
  );
}
