import type { Answer, Calls } from '@vincere/contract';
import { plural, t } from '../../../lib/text.ts';
import { listNames } from '../../../lib/words/list-names.ts';
import { RoomMark } from '../../../parts/marks.tsx';
import { useRooms } from '../../../parts/rooms.tsx';
import { Section } from '../../../ui/Section.tsx';
import styles from './WhoIsHere.module.css';

export type Seats = Answer<Calls['getRunBoard']>['seats'];

/** From this number of absent people, the page counts them instead of naming them. */
const mostNamed = 6;

/** The people of each room who are here, and those who have left. */
export function WhoIsHere({ seats }: { seats: Seats }) {
  const { rooms, placeName } = useRooms();
  const here = seats.filter(({ is_connected }) => is_connected);
  const away = seats.filter(({ is_connected }) => !is_connected);
  const names = away.map(({ first_name, last_name }) => `${first_name} ${last_name}`.trim());
  return (
    <Section
      title={t('Who is here')}
      aside={
        <span className="meta-text number">
          {t('{part} of {total}', { part: here.length, total: seats.length })}
        </span>
      }
    >
      <ul className={styles.rooms}>
        {rooms.map((room) => {
          const roomSeats = seats.filter(({ room_name }) => room_name === room);
          const presentCount = roomSeats.filter(({ is_connected }) => is_connected).length;
          return (
            roomSeats.length > 0 && (
              <li key={room} data-room={room}>
                <RoomMark room={room} />
                <div>
                  <b>{placeName(room)}</b>
                  <span className={`tick-marks ${styles.ticks}`} aria-hidden="true">
                    {roomSeats.map(({ user_run_id }, index) => (
                      <i key={user_run_id} data-voted={index < presentCount || undefined} />
                    ))}
                  </span>
                  <span className="visually-hidden">
                    {t('{part} of {total}', { part: presentCount, total: roomSeats.length })}
                  </span>
                </div>
              </li>
            )
          );
        })}
      </ul>
      {away.length > 0 && (
        <p className={`meta-text ${styles.away}`}>
          {away.length < mostNamed
            ? plural(
                away.length,
                '{names} is not here. They can read the result later.',
                '{names} are not here. They can read the result later.',
                { names: listNames(names) },
              )
            : plural(
                away.length,
                '{count} person is not here. They can read the result later.',
                '{count} people are not here. They can read the result later.',
              )}
        </p>
      )}
    </Section>
  );
}
