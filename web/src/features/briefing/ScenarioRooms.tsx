import { Link } from '@tanstack/react-router';
import { rooms as texts } from '@vincere/contract/messages';
import type { Room } from '@vincere/domain';
import { ChevronRight, Lock } from 'lucide-react';
import { t } from '../../lib/text.ts';
import { RoomName } from '../../parts/RoomName.tsx';
import { useRooms } from '../../parts/rooms.tsx';
import { Section } from '../../ui/Section.tsx';
import styles from './scenario.module.css';

/** The rooms of a scenario, with links to those in `readable`. `ownRooms` are the rooms of the user's seats. */
export function ScenarioRooms({
  scenarioId,
  readable,
  ownRooms,
}: {
  scenarioId: number;
  readable: readonly Room[];
  ownRooms: readonly Room[];
}) {
  const { rooms } = useRooms();
  return (
    <Section title={t('Rooms')}>
      <ul className="rows">
        {rooms.map((room) => (
          <li key={room}>
            {readable.includes(room) ? (
              <Link
                className={styles.roomLink}
                to="/scenario/$id/$category"
                params={{ id: String(scenarioId), category: room }}
              >
                <RoomName room={room} />
                <span className="row meta-text">
                  {ownRooms.includes(room) && t('Your room')}
                  <ChevronRight className="icon" aria-hidden />
                </span>
              </Link>
            ) : (
              <span className={`${styles.roomLink} dimmed`}>
                <RoomName room={room} />
                <span className="row meta-text">
                  {t(texts.limitedAccess)}
                  <Lock className="icon" aria-hidden />
                </span>
              </span>
            )}
          </li>
        ))}
      </ul>
      {readable.length < rooms.length && (
        <p className="meta-text">{t('The other rooms open here when the simulation has ended.')}</p>
      )}
    </Section>
  );
}
