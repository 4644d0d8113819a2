import { type Release, type When, whenSpots } from '@vincere/domain';
import { GitFork } from 'lucide-react';
import { t } from '../../../lib/text.ts';
import { useRooms } from '../../../parts/rooms.tsx';
import { sayWhen } from '../../../parts/when-text.ts';
import { allSubjects } from './AppearanceChoice.tsx';
import { useWhenSubjects, type WhenPlace, whenSource } from './useWhenSubjects.ts';
import styles from './WhenFields.module.css';
import { WhenSpots } from './WhenFields.tsx';

/** On which conditions an authored post appears, and why it can never appear, if that is so. */
export function WhenNote({
  postId,
  when,
  release,
  place,
}: {
  postId: number;
  when: readonly When[];
  release: Release;
  place: WhenPlace;
}) {
  const rooms = useRooms();
  const { subjects, isError } = useWhenSubjects(place, allSubjects);
  const spots =
    subjects === undefined
      ? []
      : whenSpots(
          { id: postId, when },
          place.scenarioId,
          whenSource(place, subjects, rooms.roles),
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
            : sayWhen({ when, release }, subjects, rooms)}
        </span>
      </p>
      <WhenSpots spots={spots} />
    </>
  );
}
