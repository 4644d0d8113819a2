import { percentage } from '@vincere/domain';
import { plural, t } from '../../../lib/text.ts';
import { keepTogether } from '../../../lib/words/keep-together.ts';
import { DecisionMark, letterOf } from '../../../parts/marks.tsx';
import { sr } from '../../../ui/sr.tsx';
import type { Stages } from '../questions/stages.ts';
import styles from './picture.module.css';

/** The final decisions of a stage, with the one that was taken marked. The width of a bar is the share of the votes. */
export function VotesPicture({ stage }: { stage: Stages[number] }) {
  const { decisions, chosen_decision_id, stage_number: number, title_of_scenario } = stage;
  const cast = decisions.reduce((sum, { votes }) => sum + votes, 0);
  return (
    <div>
      <h2 className={styles.title}>
        {keepTogether(
          t('Final decisions of stage {number}, {scenario}', { number, scenario: title_of_scenario }),
        )}
      </h2>
      <ol className={styles.rows}>
        {decisions.map(({ id, title_of_decision, votes }, index) => {
          const isChosen = id === chosen_decision_id;
          return (
            <li key={id} className={styles.row} data-hit={isChosen || undefined}>
              <DecisionMark className={styles.mark} index={index} filled={isChosen} />
              <span>
                {sr(`${letterOf(index)}: `)}
                {title_of_decision}
                {isChosen && <span className={styles.small}>{t('Chosen')}</span>}
              </span>
              <b className={`digits ${styles.count}`}>
                {votes}
                {sr(` ${plural(votes, 'vote', 'votes@@after their number')}`)}
              </b>
              <span className={styles.bar} aria-hidden="true">
                <i style={{ width: `${percentage(votes, cast)}%` }} />
              </span>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
