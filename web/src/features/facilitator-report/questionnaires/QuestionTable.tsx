import { type Category, categoryTitles, type Question, questions } from '@vincere/domain';
import { plural, t, translated } from '../../../lib/text.ts';
import { numberFormat } from '../../../lib/words/number-format.ts';
import type { RunRecord } from '../types.ts';
import { AnswerChart } from './AnswerChart.tsx';
import { differenceOf } from './difference.ts';
import styles from './QuestionTable.module.css';

type Scale = RunRecord['questionnaires']['scales'][number];

/** The questions of a category that have a scale, each with the answers before and after the run, without names. */
export function QuestionTable({
  category,
  questionnaires: { scales, paired },
}: {
  category: Category;
  questionnaires: RunRecord['questionnaires'];
}) {
  const categoryQuestions = questions.pre.filter((question) => question.category === category);
  const rows = categoryQuestions.flatMap((question) => {
    const answers = scales.find(({ key }) => key === question.key);
    return answers === undefined ? [] : [{ question, answers }];
  });
  const most = Math.max(
    0,
    ...rows.flatMap(({ answers }) => [...(answers.pre ?? []), ...(answers.post ?? [])]),
  );
  const difference = t('Difference of the means');
  const withMeans = rows.some(({ answers }) => answers.means !== null);
  return (
    <table className={styles.questions} data-means={withMeans}>
      <caption className="visually-hidden">{t(categoryTitles[category])}</caption>
      <thead>
        <tr>
          <th scope="col">{t('Question@@asked')}</th>
          <SideHead title={t('Usually')} counts={rows[0]?.answers.pre ?? null} />
          <SideHead title={t('This time')} counts={rows[0]?.answers.post ?? null} />
          {withMeans && (
            <th scope="col">
              {t('Means')} <span>{plural(paired, '{count} pair', '{count} pairs')}</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ question, answers }) => (
          <tr key={question.key}>
            <th scope="row">
              <QuestionText question={question} />
            </th>
            <td data-label={t('Usually')}>
              <AnswerChart counts={answers.pre} most={most} title={t('Usually')} isUsual />
            </td>
            <td data-label={t('This time')}>
              <AnswerChart counts={answers.post} most={most} title={t('This time')} />
            </td>
            {withMeans && (
              <td data-label={difference}>
                <Means means={answers.means} />
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Both questions in full, because they ask for different things, and the ends of their scale. */
function QuestionText({ question }: { question: Question }) {
  const after = questions.post[question.id - 1];
  return (
    <>
      <span className={`story ${styles.asked}`}>{translated(question.text)}</span>
      {after && <span className={styles.after}>{translated(after.text)}</span>}
      {question.options && (
        <span className={styles.ends}>
          {t('1: {least}, 5: {most}', {
            least: translated(question.options.minLabel),
            most: translated(question.options.maxLabel),
          })}
        </span>
      )}
    </>
  );
}

/** The head of the answers of one side, with their number. */
function SideHead({ title, counts }: { title: string; counts: readonly number[] | null }) {
  return (
    <th scope="col">
      {title}{' '}
      {counts && (
        <span>
          {plural(
            counts.reduce((sum, count) => sum + count, 0),
            '{count} answer',
            '{count} answers',
          )}
        </span>
      )}
    </th>
  );
}

function Means({ means }: { means: Scale['means'] }) {
  if (means === null) return null;
  const format = numberFormat();
  return (
    <>
      <b className="digits">{differenceOf(means)}</b>
      <span className="number">
        {t('{before} and {after}', { before: format.tenths(means.pre), after: format.tenths(means.post) })}
      </span>
    </>
  );
}
