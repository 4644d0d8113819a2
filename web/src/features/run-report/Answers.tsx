import { categories, categoryTitles, smallestGroup } from '@vincere/domain';
import { useId, useState } from 'react';
import { numberFormat } from '../../lib/number-format.ts';
import { plural, t } from '../../lib/text.ts';
import { Section } from '../../ui/Section.tsx';
import { changeOf } from './change.ts';
import styles from './debrief.module.css';
import type { Debrief } from './types.ts';

const steps = [1, 2, 3, 4, 5] as const;

type Means = Debrief['people'][number]['pre'];

/** The answers before and after the run by category, of the group or of one person. */
export function Answers({
  debrief: { people, questionnaires },
}: {
  debrief: Pick<Debrief, 'people' | 'questionnaires'>;
}) {
  const [userId, setUserId] = useState<number>();
  const id = useId();
  const answered = people.filter(({ pre, post }) => pre !== null || post !== null);
  const person = answered.find(({ user_id }) => user_id === userId);
  return (
    <Section
      title={t('Before and after')}
      aside={
        answered.length > 0 && (
          <span className="row wrap">
            <label htmlFor={id} className="meta-text">
              {t('Answers of')}
            </label>
            <select
              id={id}
              className={`input ${styles.personSelect}`}
              value={person?.user_id ?? ''}
              onChange={(event) => setUserId(Number(event.target.value) || undefined)}
            >
              <option value="">{t('The group')}</option>
              {answered.map(({ user_id, first_name, last_name }) => (
                <option key={user_id} value={user_id}>
                  {`${first_name} ${last_name}`.trim()}
                </option>
              ))}
            </select>
          </span>
        )
      }
    >
      {person ? (
        <MeansTable pre={person.pre} post={person.post} />
      ) : questionnaires.group ? (
        <>
          <MeansTable pre={questionnaires.group.pre} post={questionnaires.group.post} />
          <p className="meta-text">
            {t('The means of the {people} people who answered both times.', {
              people: questionnaires.paired,
            })}
          </p>
        </>
      ) : (
        <p className="muted">
          {questionnaires.paired === 0
            ? t(
                'Nobody has answered both questionnaires. The group’s figures are shown from {least} people on: fewer could be recognised in them.',
                { least: smallestGroup },
              )
            : plural(
                questionnaires.paired,
                '{count} person has answered both questionnaires. The group’s figures are shown from {least} people on: fewer could be recognised in them.',
                '{count} people have answered both questionnaires. The group’s figures are shown from {least} people on: fewer could be recognised in them.',
                { least: smallestGroup },
              )}
        </p>
      )}
    </Section>
  );
}

function MeansTable({ pre, post }: { pre: Means; post: Means }) {
  return (
    <table className={`table ${styles.answersTable}`}>
      <caption className={styles.chartCaption}>
        {t('Means by category on a scale from 1 to 5')}
        <span className={styles.chartKey} aria-hidden="true">
          {pre && (
            <span>
              <i className={styles.before} /> {t('Before')}
            </span>
          )}
          {post && (
            <span>
              <i className={styles.after} /> {t('After')}
            </span>
          )}
        </span>
      </caption>
      <thead>
        <tr>
          <th scope="col">{t('Category')}</th>
          <td className={styles.chartCell} aria-hidden="true">
            <span className={styles.chartScale}>
              {steps.map((step) => (
                <i key={step} style={{ left: leftOf(step) }}>
                  {step}
                </i>
              ))}
            </span>
          </td>
          <th scope="col" className="align-right">
            {t('Before')}
          </th>
          <th scope="col" className="align-right">
            {t('After')}
          </th>
          <th scope="col" className="align-right">
            {t('Change')}
          </th>
        </tr>
      </thead>
      <tbody>
        {categories.map((category) => {
          const [before, after] = [pre?.[category] ?? null, post?.[category] ?? null];
          return (
            <tr key={category}>
              <th scope="row">{t(categoryTitles[category])}</th>
              <td className={styles.chartCell} aria-hidden="true">
                <span className={styles.chartLine}>
                  {before !== null && after !== null && (
                    <i
                      className={styles.line}
                      style={{
                        left: leftOf(Math.min(before, after)),
                        right: rightOf(Math.max(before, after)),
                      }}
                    />
                  )}
                  {before !== null && <i className={styles.before} style={{ left: leftOf(before) }} />}
                  {after !== null && <i className={styles.after} style={{ left: leftOf(after) }} />}
                </span>
              </td>
              <td className="align-right number">{formatMean(before)}</td>
              <td className="align-right number">{formatMean(after)}</td>
              <td className="align-right number">{changeOf(before, after)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** Formats a mean with one decimal. */
const formatMean = (mean: number | null) =>
  mean === null ? <span className="dimmed">{t('None@@mean')}</span> : numberFormat().tenths(mean);
const share = (value: number) => ((value - 1) / 4) * 100;
const leftOf = (value: number) => `${share(value)}%`;
const rightOf = (value: number) => `${100 - share(value)}%`;
