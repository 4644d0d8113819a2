import { conditionProblems, type PostCondition, type Release } from '@vincere/domain';
import { GitFork } from 'lucide-react';
import { t } from '../../../lib/text.ts';
import { describeConditions } from '../../../parts/condition-text.ts';
import { useRooms } from '../../../parts/rooms.tsx';
import { allSubjects } from './AppearanceChoice.tsx';
import styles from './ConditionFields.module.css';
import { ConditionProblems } from './ConditionFields.tsx';
import { conditionSource, type ScenarioPlace, useConditionSubjects } from './useConditionSubjects.ts';

/** On which conditions an authored post appears, and why it can never appear, if that is so. */
export function ConditionNote({
  postId,
  when,
  release,
  place,
}: {
  postId: number;
  when: readonly PostCondition[];
  release: Release;
  place: ScenarioPlace;
}) {
  const rooms = useRooms();
  const { subjects, isError } = useConditionSubjects(place, allSubjects);
  const problems =
    subjects === undefined
      ? []
      : conditionProblems(
          { id: postId, when },
          place.scenarioId,
          conditionSource(place, subjects, rooms.roles),
          rooms.placeName,
        );
  return (
    <>
      <p className={styles.note}>
        <GitFork className="icon" aria-hidden />
        <span>
          {subjects === undefined
            ? isError
              ? t('On conditions, which could not be loaded')
              : t('On conditions')
            : describeConditions({ when, release }, subjects, rooms)}
        </span>
      </p>
      <ConditionProblems problems={problems} />
    </>
  );
}
