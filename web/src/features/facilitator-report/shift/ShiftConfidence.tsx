import { formatNumber } from '../../../lib/format.ts';
import { rich, t } from '../../../lib/text.ts';
import { Distribution } from '../../../parts/decisions/Distribution.tsx';
import { DecisionMark, letterOf } from '../../../parts/marks.tsx';
import type { StageReport } from '../types.ts';
import styles from './Shift.module.css';

type Confidence = NonNullable<NonNullable<StageReport['shift']>['confidence']>;

/** How sure everybody was with each vote. */
export function GroupSure({ confidence }: { confidence: Confidence }) {
  return (
    <div className={`${styles.part} ${styles.groupSure}`}>
      <h5>{t('How sure the group was')}</h5>
      <Distribution counts={confidence.room_votes} title={t('With the room vote')} />
      <Distribution counts={confidence.final_votes} title={t('With the final decision')} />
    </div>
  );
}

/** How sure those who stayed and those who moved were, and the forecasts compared with the final decisions. */
export function ShiftConfidence({
  titleId,
  confidence,
  decisions,
  counts,
  chosenId,
}: {
  /** The id of the title of the forecasts. */
  titleId: string;
  confidence: Confidence;
  decisions: StageReport['offered_decisions'];
  /** The number of final decisions for each decision, by its id. */
  counts: ReadonlyMap<number, number>;
  /** The decision with which the scenario closed. */
  chosenId: number | undefined;
}) {
  const { room_votes, forecasts, by_move, more_popular } = confidence;
  return (
    <div className={styles.confidence}>
      {(by_move || room_votes) && (
        <div className={styles.part}>
          <h5>{t('How sure they were')}</h5>
          <Means byMove={by_move} />
        </div>
      )}
      {forecasts && (
        <div className={styles.part}>
          <h5 id={titleId} tabIndex={-1}>
            {t('What they expected, what they chose')}
          </h5>
          <Forecasts forecasts={forecasts} decisions={decisions} counts={counts} chosenId={chosenId} />
        </div>
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

/** The means of those who stayed and those who moved, or why they are left out. */
function Means({ byMove }: { byMove: Confidence['by_move'] }) {
  if (byMove === null)
    return (
      <p className="hint">
        {t(
          'The means of those who stayed and those who moved are left out: one would reveal the answers of fewer than four people.',
        )}
      </p>
    );
  return (
    <>
      <MeanOf group={byMove.stayed} name={t('Stayed')} />
      <MeanOf group={byMove.moved} name={t('Moved')} />
      <p className={styles.scale} aria-hidden>
        <span className="number">
          {[0, 25, 50, 75, 100].map((step) => (
            <span key={step}>{step}</span>
          ))}
        </span>
      </p>
      <p className="hint">{t('Means of what they said with the room vote: 0 is a guess, 100 is certain.')}</p>
    </>
  );
}

/** How many people expected each decision, and how many chose it. */
function Forecasts({
  forecasts,
  decisions,
  counts,
  chosenId,
}: { forecasts: NonNullable<Confidence['forecasts']> } & Pick<
  Parameters<typeof ShiftConfidence>[0],
  'decisions' | 'counts' | 'chosenId'
>) {
  const all = forecasts.reduce((sum, { people }) => sum + people, 0);
  const choiceCount = [...counts.values()].reduce((sum, count) => sum + count, 0);
  return (
    <ul className={styles.forecasts}>
      {forecasts.map(({ decision_id, people }) => {
        const index = decisions.findIndex(({ id }) => id === decision_id);
        const chose = counts.get(decision_id) ?? 0;
        return (
          <li key={decision_id}>
            <DecisionMark index={index} size="sm" filled={decision_id === chosenId} />
            <p className={styles.forecast}>
              <span className="visually-hidden">{letterOf(index)}: </span>
              <span className="story">{decisions[index]?.title_of_decision}</span>{' '}
              {decision_id === chosenId && <span className="tag tag-ink">{t('Chosen')}</span>}
            </p>
            <Share of={all} people={people} kind="expected" />
            <span>{t('{people} of {all} expected it', { people, all })}</span>
            <Share of={choiceCount} people={chose} kind="chose" />
            <span>
              {rich('<count>{people} of {all}</count> chose it', {
                people: formatNumber(chose),
                all: formatNumber(choiceCount),
                count: (inside) => <b>{inside}</b>,
              })}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

/** A bar: the share of those who expected a decision, as an outline, or of those who chose it. */
function Share({ people, of, kind }: { people: number; of: number; kind: 'expected' | 'chose' }) {
  return (
    <span className={styles.share} data-kind={kind} aria-hidden>
      {people > 0 && <i style={{ width: `${(people / of) * 100}%` }} />}
    </span>
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
