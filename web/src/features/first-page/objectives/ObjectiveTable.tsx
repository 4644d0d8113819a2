import { Clock, Shuffle, Table2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { t } from '../../../lib/text.ts';
import styles from './Objectives.module.css';
import { RatingsOfStage } from './RatingsOfStage.tsx';
import type { ObjectivesReport, RatedStage } from './types.ts';

/** A table of what the run recorded in each stage, and below it the ratings of each objective. */
export function ObjectiveTable({
  report: { objectives, stages, ratings, raters },
  showsRaters,
}: {
  report: ObjectivesReport;
  showsRaters: boolean;
}) {
  const hasFacts = stages.some(({ facts }) => facts !== null);
  const hasMoves = stages.some(({ moved }) => moved !== null);
  return (
    <div className={styles.scroll} role="region" aria-label={t('Objectives')} tabIndex={0}>
      <table className={styles.table} data-stages={stages.length}>
        <caption className="visually-hidden">
          {t('What the run recorded in each stage, and how each objective was rated')}
        </caption>
        <thead>
          <tr>
            <th scope="col">{t('Objective')}</th>
            {stages.map((stage) => (
              <th key={stage.scenario_id} scope="col">
                {t('Stage {number}', { number: stage.stage_number })}
                <b>{stage.title_of_scenario}</b>
              </th>
            ))}
          </tr>
        </thead>
        <tbody className={styles.recorded}>
          <Recorded icon={<Clock className="icon" aria-hidden />} name={t('Time')} stages={stages}>
            {timeText}
          </Recorded>
          {hasFacts && (
            <Recorded
              icon={<Table2 className="icon" aria-hidden />}
              name={t('Key facts shared')}
              stages={stages}
            >
              {({ facts }) =>
                facts === null
                  ? t('No key facts')
                  : t('{count} of {total}', { count: facts.shared, total: facts.of })
              }
            </Recorded>
          )}
          {hasMoves && (
            <Recorded
              icon={<Shuffle className="icon" aria-hidden />}
              name={t('Changed their minds')}
              stages={stages}
            >
              {({ moved }) =>
                moved === null
                  ? t('Not recorded')
                  : t('{count} of {total}', { count: moved.people, total: moved.of })
              }
            </Recorded>
          )}
        </tbody>
        <tbody>
          {objectives.map(({ id, title, text }) => (
            <tr key={id}>
              <th scope="row">
                <b>{title}</b>
                {text !== '' && <span>{text}</span>}
              </th>
              {stages.map((stage) => (
                <td key={stage.scenario_id} data-label={t('Stage {number}', { number: stage.stage_number })}>
                  <RatingsOfStage
                    ratings={ratings.filter(
                      (rating) => rating.objective_id === id && rating.stage_number === stage.stage_number,
                    )}
                    rooms={stage.room_texts}
                    total={raters}
                    showsRaters={showsRaters}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** A row with what the run recorded in each stage. */
function Recorded({
  icon,
  name,
  stages,
  children,
}: {
  icon: ReactNode;
  name: string;
  stages: readonly RatedStage[];
  children: (stage: RatedStage) => string;
}) {
  return (
    <tr>
      <th scope="row">
        <span className="row">
          {icon}
          {name}
        </span>
      </th>
      {stages.map((stage) => (
        <td key={stage.scenario_id} data-label={t('Stage {number}', { number: stage.stage_number })}>
          {children(stage)}
        </td>
      ))}
    </tr>
  );
}

/** Returns the time that a stage took, in minutes, and the length of its clock. */
function timeText({ seconds, clock_seconds }: RatedStage): string {
  const minutes = Math.round(seconds / 60);
  return clock_seconds === null
    ? t('{minutes} min', { minutes })
    : t('{minutes} of {clock} min', { minutes, clock: Math.round(clock_seconds / 60) });
}
