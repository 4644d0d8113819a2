import { categories, categoryTitles } from '@vincere/domain';
import { useId, useState } from 'react';
import { t } from '../../../lib/text.ts';
import { numberFormat } from '../../../lib/words/number-format.ts';
import type { RunRecord } from '../types.ts';
import styles from './NamedAnswers.module.css';

/** The means of one person's answers by category, in a run that names answers. */
export function NamedAnswers({ people }: { people: RunRecord['people'] }) {
  const [userId, setUserId] = useState<number>();
  const id = useId();
  const respondents = people.filter(({ pre, post }) => pre !== null || post !== null);
  const person = respondents.find(({ user_id }) => user_id === userId);
  if (respondents.length === 0) return null;
  return (
    <div className={styles.named}>
      <p className="row wrap">
        <label htmlFor={id} className="meta-text">
          {t('Answers with the name of')}
        </label>
        <select
          id={id}
          className={`input ${styles.select}`}
          value={person?.user_id ?? ''}
          onChange={(event) => setUserId(Number(event.target.value) || undefined)}
        >
          <option value="">{t('nobody@@chosen')}</option>
          {respondents.map(({ user_id, first_name, last_name }) => (
            <option key={user_id} value={user_id}>
              {`${first_name} ${last_name}`.trim()}
            </option>
          ))}
        </select>
      </p>
      {person && (
        <table className="table number">
          <caption className={styles.caption}>{t('Means by category on a scale from 1 to 5')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('Category')}</th>
              <th scope="col" className="align-right">
                {t('Usually')}
              </th>
              <th scope="col" className="align-right">
                {t('This time')}
              </th>
            </tr>
          </thead>
          <tbody>
            {categories.map((category) => (
              <tr key={category}>
                <th scope="row">{t(categoryTitles[category])}</th>
                <td className="align-right">{meanText(person.pre?.[category])}</td>
                <td className="align-right">{meanText(person.post?.[category])}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  );
}

function meanText(mean: number | undefined) {
  return mean === undefined ? <span className="dimmed">{t('None@@mean')}</span> : numberFormat().tenths(mean);
}
