import { type Role, type RoomSetting, roomsInUse } from '@vincere/domain';
import { t } from '../../../lib/text.ts';
import { RoomMark } from '../../../parts/marks.tsx';
import { roomsOfSettings } from '../../../parts/rooms.tsx';
import { Section } from '../../../ui/Section.tsx';
import styles from './RoomsEditor.module.css';

/** The rooms as people see them when they join. The open room is shown as chosen, otherwise the first one. */
export function JoinPreview({
  settings,
  chosen,
}: {
  settings: readonly RoomSetting[];
  chosen: Role | undefined;
}) {
  const inUse = roomsInUse(settings);
  const { placeName, personaName, roomText } = roomsOfSettings([...settings]);
  const shownRoom = inUse.find((role) => role === chosen) ?? inUse[0];
  return (
    <aside className={styles.aside} aria-label={t('Preview')}>
      <Section title={t('As people see it when they join')}>
        <ul className={styles.tiles}>
          {inUse.map((role) => (
            <li key={role} data-room={role} data-on={role === shownRoom || undefined}>
              <RoomMark room={role} size={28} />
              <span>
                <b>{placeName(role)}</b>
                <span className="meta-text">{personaName(role)}</span>
              </span>
            </li>
          ))}
        </ul>
        {shownRoom && <p className={styles.shownText}>{roomText(shownRoom)}</p>}
      </Section>
    </aside>
  );
}
