import { Link } from '@tanstack/react-router';
import { plural, t } from '../../lib/text.ts';
import { RoomMark } from '../../parts/marks.tsx';
import { useRooms } from '../../parts/rooms.tsx';
import { Section } from '../../ui/Section.tsx';
import { scenarioPlace } from '../authoring/places.ts';
import type { Scenario } from '../authoring/useSimulation.ts';
import styles from './RoomTiles.module.css';

/** The rooms in use of a scenario and its dashboard, with the numbers of their posts and files. Each opens its dialog. */
export function RoomTiles({
  scenario,
  simulationId,
  stageId,
}: {
  scenario: Scenario;
  simulationId: number;
  stageId: number;
}) {
  const { rooms, hasStandardTitles, areSix, placeName, roomName } = useRooms();
  const shownRooms = scenario.rooms.filter(({ room_name }) => rooms.includes(room_name));
  return (
    <Section title={hasStandardTitles ? t('PESTEL rooms') : t('Rooms')}>
      <p className={`muted ${styles.tilesText}`}>
        {areSix
          ? t(
              'Six roles look at the scenario, each in its own room. You can upload files for each role; everybody can read the files of the dashboard.',
            )
          : t(
              'Each role looks at the scenario in its own room. You can upload files for each role; everybody can read the files of the dashboard.',
            )}
      </p>
      <ul className={styles.tiles}>
        {shownRooms.map(({ room_name, post_count, file_count, has_notes }) => {
          const isDashboard = room_name === 'dashboard';
          const isEmpty = post_count + file_count === 0;
          const toRead = [
            plural(post_count, '{count} post', '{count} posts'),
            plural(file_count, '{count} file', '{count} files'),
            ...(has_notes ? [t('notes')] : []),
          ];
          const nothing = has_notes ? t('Nothing to read yet but notes') : t('Nothing to read yet');
          return (
            <li key={room_name} className={isDashboard ? styles.isWide : undefined}>
              <Link
                {...scenarioPlace(simulationId, stageId, scenario.id, { room: room_name })}
                resetScroll={false}
                className={`panel ${styles.tile}`}
              >
                <RoomMark room={room_name} size={36} className={styles.mark} />
                <b>{isDashboard ? t('Dashboard') : placeName(room_name)}</b>
                <span
                  className={isEmpty && !isDashboard ? `meta-text ${styles.isEmpty}` : 'meta-text number'}
                >
                  <span className="visually-hidden">{roomName(room_name)}: </span>
                  {isEmpty ? nothing : toRead.join(', ')}
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
