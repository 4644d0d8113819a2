import { useRead } from '../../lib/api.ts';
import { t } from '../../lib/text.ts';

/** Says that the end of the debrief ends the rating of objectives. Renders nothing if the run has none to rate. */
export function RatingHint({ runId }: { runId: number }) {
  const { data } = useRead('getRatings', { params: { runId } });
  if (data === undefined || !data.is_open || data.objectives.length === 0) return null;
  return <p className="meta-text">{t('Objectives can be rated until you finish the debrief.')}</p>;
}
