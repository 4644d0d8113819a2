import type { OwnRecord } from '@vincere/contract';
import { type Answers, fill, type MirrorRow, mirrorOf } from '@vincere/domain';
import { formatClock } from '../../../lib/format.ts';
import { richTranslated, t, translated } from '../../../lib/text.ts';
import { listNames } from '../../../lib/words/list-names.ts';
import type { AnswerMap } from '../types.ts';
import styles from './Mirror.module.css';

/**
 * What a person answered about themselves, in words, next to what the run counted. Without answers it has only the counts.
 * Nothing if the run counted nothing.
 */
export function Mirror({
  record,
  before,
  after,
}: {
  record: OwnRecord;
  before: AnswerMap | null;
  after: AnswerMap | null;
}) {
  const rows = mirrorOf(
    record,
    { pre: before as Answers | null, post: after as Answers | null },
    { say: (text, facts) => fill(translated(text), facts), list: listNames, time: formatClock },
  );
  if (rows.length === 0) return null;
  const hasAnswers = before !== null || after !== null;
  return (
    <section aria-labelledby="mirror">
      <h2 className="heading-3" id="mirror">
        {t('The mirror')}
      </h2>
      <p className="muted">
        {hasAnswers
          ? t('What you said about yourself, next to what the run counted. It is for you; nobody grades it.')
          : t('What the run counted. It is for you; nobody grades it.')}
      </p>
      {hasAnswers ? (
        <table className={styles.mirror}>
          <thead>
            <tr>
              <th scope="col">{t('What you answered')}</th>
              <th scope="col">{t('What the run recorded')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.behaviour}>
                <th scope="row">
                  <span className={styles.question}>{translated(row.question ?? '')}</span>
                  <span className={styles.answer}>{answerOf(row)}</span>
                </th>
                <td className="number">
                  <Count row={row} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : (
        <ul className={styles.counts}>
          {rows.map((row) => (
            <li key={row.behaviour} className="number">
              <Count row={row} />
            </li>
          ))}
        </ul>
      )}
      <p className={`meta-text ${styles.note}`}>
        {before !== null &&
          after !== null &&
          `${t('You answered “usually” before the simulation and “this time” after it.')} `}
        {t('What the run did not measure is left out.')}
      </p>
    </section>
  );
}

function Count({ row: { counted } }: { row: MirrorRow }) {
  return richTranslated(counted.text, { ...counted.facts, b: (words) => <b>{words}</b> });
}

function answerOf({ usually, this_time }: MirrorRow): string {
  return [
    ...(usually === null ? [] : [t('Usually {word}.', { word: translated(usually) })]),
    ...(this_time === null ? [] : [t('This time {word}.', { word: translated(this_time) })]),
  ].join(' ');
}
