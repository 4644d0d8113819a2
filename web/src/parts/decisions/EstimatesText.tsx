import { t } from '../../lib/text.ts';

/** The confidence of a vote, and the decision that its voter expected. */
export function EstimatesText({
  confidence,
  forecast,
}: {
  confidence: number;
  forecast: string | undefined;
}) {
  return (
    <p className="meta-text">
      {t('How sure you were: {confidence} of 100.', { confidence })}{' '}
      {forecast !== undefined && t('You expected the group to decide: {decision}.', { decision: forecast })}
    </p>
  );
}
