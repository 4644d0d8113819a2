import { useRead } from '../../../lib/api.ts';
import { t } from '../../../lib/text.ts';
import { Empty } from '../../../ui/states.tsx';
import type { AnswerMap } from '../types.ts';
import { scalePairs } from './answers.ts';
import styles from './BeforeAfter.module.css';
import { ScaleChart } from './ScaleChart.tsx';
import { ScaleTable } from './ScaleTable.tsx';
import scaleBarsStyles from './scale-bars.module.css';

/** The answers of both questionnaires on one scale, or as a table if charts are turned off in the settings. */
export function BeforeAfter({ before, after }: { before: AnswerMap | null; after: AnswerMap | null }) {
  const settings = useRead('getSettings', {});
  const groups = scalePairs(before, after);
  const Scales = settings.data?.enable_analytics === false ? ScaleTable : ScaleChart;
  const isEmpty = before === null && after === null;
  return (
    <section aria-labelledby="before-after">
      <div className={styles.legend}>
        <h2 className="heading-3" id="before-after">
          {t('Your answers')}
        </h2>
        {Scales === ScaleChart && !isEmpty && (
          <span className={styles.legendKeys} aria-hidden="true">
            {before && (
              <span>
                <i className={scaleBarsStyles.beforeBar} />
                {t('Usually')}
              </span>
            )}
            {after && (
              <span>
                <i className={scaleBarsStyles.afterBar} />
                {t('This time')}
              </span>
            )}
          </span>
        )}
      </div>
      {isEmpty ? (
        <Empty title={t('No answers yet')}>
          {t('Once you have answered a questionnaire, your answers appear here.')}
        </Empty>
      ) : (
        <>
          {!settings.isPending && <Scales groups={groups} />}
          <p className="meta-text">{noteFor(before, after)}</p>
        </>
      )}
    </section>
  );
}

function noteFor(before: AnswerMap | null, after: AnswerMap | null): string {
  if (after === null)
    return t('From 1 to 5, as you answered before the simulation. Your answers after it join them here.');
  if (before === null) return t('From 1 to 5, as you answered after the simulation.');
  return t(
    'From 1 to 5. “Usually” is what you answered about your habits before the simulation, “this time” what you answered about it.',
  );
}
