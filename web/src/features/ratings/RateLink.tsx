import { Link } from '@tanstack/react-router';
import { ClipboardCheck } from 'lucide-react';
import { useRead } from '../../lib/api.ts';
import { t } from '../../lib/text.ts';
import { classOf } from '../../ui/Button.tsx';

/** The link to the ratings of a run. Shown while it can be rated and its simulation has objectives. */
export function RateLink({
  runId,
  to,
  size,
}: {
  runId: number;
  /** The page of the ratings: that of facilitators or that of observers. */
  to: '/admin/runs/$runId/ratings' | '/observe/$runId/ratings';
  size?: 'sm';
}) {
  const { data } = useRead('getRatings', { params: { runId } });
  if (data === undefined || !data.is_open || data.objectives.length === 0) return null;
  return (
    <Link to={to} params={{ runId: String(runId) }} className={classOf(size ? 'quiet' : 'line', size)}>
      <ClipboardCheck className="icon" aria-hidden />
      {t('Rate Objectives')}
    </Link>
  );
}
