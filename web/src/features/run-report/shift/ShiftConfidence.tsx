import { formatNumber } from '../../../lib/format.ts';
import { t } from '../../../lib/text.ts';
import { Distribution } from '../../../parts/Distribution.tsx';
import { DecisionMark, letterOf } from '../../../parts/marks.tsx';
import type { StageReport } from '../types.ts';
import styles from './Shift.module.css';

type Shift = NonNullable<StageReport['shift']>;

/** Totals of confidence, and the forecasts compared with the final decisions. */
export function ShiftConfidence({
  confidence,
  decisions,
  counts,
  chosenId,
}: {
  confidence: NonNullable<Shift['confidence']>;
  decisions: StageReport['offered_decisions'];
  /** The number of final decisions for each decision, by its id. */
  counts: ReadonlyMap<number, number>;
  /** The decision with which the scenario closed. */
  chosenId: number | undefined;
}) {
  const { room_votes, final_votes, forecasts, by_move, more_popular } = confidence;
  return (
    <div className={styles.confidence}>
      <h5 className="label-text">{t('How sure they were')}</h5>
      <Distribution counts={room_votes} title={t('With the room vote')} />
      <Distribution counts={final_votes} title={t('With the final decision')} />
      {by_move ? (
        <>
          <MeanOf group={by_move.stayed} name={t('Stayed')} />
          <MeanOf group={by_move.moved} name={t('Moved')} />
          <p className="hint">
            {t('Means of what they said with the room vote: 0 is a guess, 100 is certain.')}
          </p>
        </>
      ) : (
        room_votes && (
          <p className="hint">
            {t(
              'The means of those who stayed and those who moved are left out: one would reveal the answers of fewer than four people.',
            )}
          </p>
        )
      )}
      {forecasts && (
        <>
          <h5 className="label-text">{t('What they expected, what they chose')}</h5>
          <ul className={styles.forecasts}>
            {forecasts.map(({ decision_id, people }) => {
              const index = decisions.findIndex(({ id }) => id === decision_id);
              const all = forecasts.reduce((sum, forecast) => sum + forecast.people, 0);
              const made = [...counts.values()].reduce((sum, count) => sum + count, 0);
              return (
                <li key={decision_id}>
                  <DecisionMark index={index} size="sm" filled={decision_id === chosenId} />
                  <span>
                    <b className="story">{decisions[index]?.title_of_decision}</b>{' '}
                    {decision_id === chosenId && <span className="tag tag-ink">{t('Chosen')}</span>}
                    <span className="meta-text">
                      {t('{expected} of {all} expected it, {chose} of {made} chose it', {
                        expected: people,
                        all,
                        chose: counts.get(decision_id) ?? 0,
                        made,
                      })}
                    </span>
                  </span>
                </li>
              );
            })}
          </ul>
        </>
      )}
      {more_popular && (
        <p>
          <b>
            {t('{decision} was more popular than predicted.', {
              decision: letterOf(decisions.findIndex(({ id }) => id === more_popular.decision_id)),
            })}
          </b>{' '}
          {t(
            '{votes} of {allVotes} room votes, {forecasts} of {allForecasts} forecasts. This does not make it the better decision.',
            {
              votes: more_popular.votes,
              allVotes: more_popular.of_votes,
              forecasts: more_popular.forecasts,
              allForecasts: more_popular.of_forecasts,
            },
          )}
        </p>
      )}
    </div>
  );
}

function MeanOf({ group, name }: { group: { people: number; mean: number } | null; name: string }) {
  if (group === null) return null;
  const mean = Math.round(group.mean);
  return (
    <p className={styles.mean}>
      <span>{t('{group}, {people}', { group: name, people: group.people })}</span>
      <span className={styles.track} aria-hidden>
        <i style={{ left: `${mean}%` }} />
      </span>
      <b className="number">{formatNumber(mean)}</b>
    </p>
  );
}
