import { Link } from '@tanstack/react-router';
import { personas } from '@vincere/domain';
import { roleName } from '../../lib/format.ts';
import { plural, t } from '../../lib/text.ts';
import { RoomMark } from '../../parts/marks.tsx';
import { Section } from '../../ui/Section.tsx';
import { scenarioPlace } from '../authoring/places.ts';
import type { Scenario } from '../authoring/useSimulation.ts';
import styles from './RoomTiles.module.css';

/** The six rooms of a scenario and its dashboard, with the numbers of their posts and files. Each opens its dialog. */
export function RoomTiles({
  scenario,
  simulationId,
  stageId,
}: {
  scenario: Scenario;
  simulationId: number;
  stageId: number;
}) {
  return (
    <Section title={t('PESTEL rooms')}>
      <p className={`muted ${styles.tilesText}`}>
        {t(
          'Six roles look at the scenario, each in its own room. You can upload files for each role; everybody can read the files of the dashboard.',
        )}
      </p>
      <ul className={styles.tiles}>
        {scenario.rooms.map(({ room_name, post_count, file_count, has_notes }) => {
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
                <RoomMark room={room_name} size={36} />
                <b>{isDashboard ? t('Dashboard') : roleName(room_name)}</b>
                <span
                  className={isEmpty && !isDashboard ? `meta-text ${styles.isEmpty}` : 'meta-text number'}
                >
                  <span className="visually-hidden">{t(personas[room_name].name)}: </span>
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
