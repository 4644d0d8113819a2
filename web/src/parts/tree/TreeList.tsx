import { plural, t } from '../../lib/text.ts';
import type { TreeProps } from './TreePicture.tsx';
import styles from './tree.module.css';
import type { TreeStage } from './tree.ts';

/** A tree as a list of stages, for phones. Each stage shows the scenario on the path and the number of others. */
export function TreeList({ stages, way }: TreeProps) {
  const lastStage = way.length - 1;
  return (
    <ol className={styles.treeList}>
      {stages.map(({ scenarios }, stage) => {
        const before = stages[stage - 1]?.scenarios[way[stage - 1] ?? 0];
        const places = placesAfter(before, scenarios.length);
        const more = scenarios.length - places.length;
        return (
          <li key={stage}>
            <span>{t('Stage {number}', { number: stage + 1 })}</span>
            <ul>
              {places.map((place) => (
                <li
                  key={place}
                  className={place === way[stage] ? (stage === lastStage ? styles.isNow : styles.isOn) : ''}
                  data-on-way={place === way[stage] || undefined}
                >
                  <i />
                  {scenarios[place]?.name}
                </li>
              ))}
              {more > 0 && (
                <li className={styles.moreScenarios}>
                  {plural(more, '{count} more by other ways', '{count} more by other ways')}
                </li>
              )}
            </ul>
          </li>
        );
      })}
    </ol>
  );
}

/** Returns the scenarios that the previous scenario leads to, without duplicates, or the whole column if there is none. */
function placesAfter(before: TreeStage['scenarios'][number] | undefined, count: number): number[] {
  return before ? [...new Set(before.leads_to)] : Array.from({ length: count }, (_, place) => place);
}
