import { Link } from '@tanstack/react-router';
import { rich, t } from '../../../lib/text.ts';
import { RoomMark } from '../../../parts/marks.tsx';
import { useRooms } from '../../../parts/rooms.tsx';
import { sr } from '../../../ui/sr.tsx';
import { scenarioPlace } from '../../authoring/places.ts';
import type { Scenario, Simulation, Stage } from '../../authoring/useSimulation.ts';
import { InspectorSection } from './InspectorSection.tsx';
import styles from './inspector.module.css';

/** The seven rooms of a scenario with their numbers of posts and files, each linked to its editor. */
export function RoomRows({
  simulation,
  stage,
  scenario,
}: {
  simulation: Simulation;
  stage: Stage;
  scenario: Scenario;
}) {
  const { rooms, placeName } = useRooms();
  return (
    <InspectorSection title={t('Rooms')} aside={t('posts, files')}>
      <ul className={styles.contentRows}>
        {rooms.map((room) => {
          const content = scenario.rooms.find(({ room_name }) => room_name === room);
          const [posts, files] = [content?.post_count ?? 0, content?.file_count ?? 0];
          return (
            <li key={room}>
              <Link {...scenarioPlace(simulation.id, stage.id, scenario.id, { room })}>
                <RoomMark room={room} />
                <span>
                  {placeName(room)}
                  {room !== 'dashboard' && posts + files === 0 && <em>{t('nothing to read')}</em>}
                </span>
                <span className={`number ${styles.count}`}>
                  {posts === 1
                    ? rich('{number}<sr> post, </sr>', { number: posts, sr })
                    : rich('{number}<sr> posts, </sr>', { number: posts, sr })}
                </span>
                <span className={`number dimmed ${styles.count}`}>
                  {files === 1
                    ? rich('{number}<sr> file</sr>', { number: files, sr })
                    : rich('{number}<sr> files</sr>', { number: files, sr })}
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
    </InspectorSection>
  );
}
