import { t } from '../../../lib/text.ts';
import { DecisionMark, letterOf } from '../../../parts/marks.tsx';
import { sr } from '../../../ui/sr.tsx';
import type { Stages } from '../questions/stages.ts';
import styles from './picture.module.css';

/** The scenarios that the group met, each with its decision. */
export function WayPicture({ stages }: { stages: Stages }) {
  return (
    <div>
      <h2 className={styles.title}>{t('Your way')}</h2>
      <ol className={styles.rows}>
        {stages.map(({ scenario_id, stage_number, title_of_scenario, decisions, chosen_decision_id }) => {
          const index = decisions.findIndex(({ id }) => id === chosen_decision_id);
          return (
            <li key={scenario_id} className={styles.row}>
              <span className="digits">{stage_number}</span>
              <span>
                {title_of_scenario}
                <span className={styles.small}>
                  {index < 0 ? (
                    t('No decision')
                  ) : (
                    <>
                      {sr(`${letterOf(index)}: `)}
                      {decisions[index]?.title_of_decision}
                    </>
                  )}
                </span>
              </span>
              {index < 0 ? <span /> : <DecisionMark className={styles.mark} index={index} filled />}
            </li>
          );
        })}
      </ol>
    </div>
  );
}
