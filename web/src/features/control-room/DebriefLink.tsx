import { Link } from '@tanstack/react-router';
import { MessagesSquare } from 'lucide-react';
import { useRead } from '../../lib/api.ts';
import { t } from '../../lib/text.ts';
import { classOf } from '../../ui/Button.tsx';

/** The link from a finished run to its debrief: to the plan until a facilitator opens it. */
export function DebriefLink({ runId }: { runId: number }) {
  const { data } = useRead('getGuidedDebrief', { params: { runId } });
  const isPlanned = data !== undefined && !data.debrief?.opened_at;
  return (
    <Link
      to="/admin/runs/$runId/debrief"
      params={{ runId: String(runId) }}
      search={{}}
      className={classOf('line')}
    >
      <MessagesSquare className="icon" aria-hidden />
      {isPlanned ? t('Plan Debrief') : t('Debrief')}
    </Link>
  );
}
