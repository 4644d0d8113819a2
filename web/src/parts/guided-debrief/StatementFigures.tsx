import { debriefStatements } from '@vincere/domain';
import { rich, t, translated } from '../../lib/text.ts';
import { numberFormat } from '../../lib/words/number-format.ts';
import { Section } from '../../ui/Section.tsx';
import { Empty } from '../../ui/states.tsx';
import styles from './StatementFigures.module.css';
import type { GuidedDebrief } from './types.ts';

/** The answers to the six statements about the debrief: distributions and means, from four answers. */
export function StatementFigures({ answers }: { answers: GuidedDebrief['answers'] }) {
  return (
    <Section title={t('About the debrief')}>
      {answers === null ? (
        <Empty title={t('No figures yet')}>
          {t(
            'Six short questions are on the screens of the participants. Once four people have answered, their answers appear here. Later answers are stored and not shown.',
          )}
        </Empty>
      ) : (
        <ol className="rows">
          {debriefStatements.map((statement, index) => {
            const figures = answers[index];
            return (
              figures && (
                <li key={statement} className={styles.statement}>
                  <p>{translated(statement)}</p>
                  <Bars people={figures.people} />
                  <p className="meta-text number">
                    {rich('mean {mean}', { mean: <b>{numberFormat().tenths(figures.mean)}</b> })}
                  </p>
                </li>
              )
            );
          })}
        </ol>
      )}
    </Section>
  );
}

function Bars({ people }: { people: readonly number[] }) {
  const most = Math.max(1, ...people);
  return (
    <ol className={styles.bars}>
      {people.map((count, index) => (
        <li key={String(index)}>
          <span className="visually-hidden">{t('{value} of 7: {count}', { value: index + 1, count })}</span>
          <i aria-hidden style={{ height: `${(count / most) * 32}px` }} />
          <span aria-hidden className="number">
            {index + 1}
          </span>
        </li>
      ))}
    </ol>
  );
}
