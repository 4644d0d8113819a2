import { useState } from 'react';
import { t } from '../../../lib/text.ts';
import { RoomMark } from '../../../parts/marks.tsx';
import { useRooms } from '../../../parts/rooms.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Section } from '../../../ui/Section.tsx';
import type { RunBoard } from '../types.ts';
import { fullName } from '../votes/vote-status.ts';
import styles from './PeopleOfFinishedRun.module.css';

/** In larger groups, the rest is shown on demand. */
const mostShown = 60;

/** Everybody who took part in a finished run, with room and email address. Nobody can be removed from it any more. */
export function PeopleOfFinishedRun({ seats }: { seats: RunBoard['seats'] }) {
  const { rooms, placeName } = useRooms();
  const [isWhole, setIsWhole] = useState(false);
  const byRoom = rooms.flatMap((room) => seats.filter(({ room_name }) => room_name === room));
  const shownSeats = isWhole ? byRoom : byRoom.slice(0, mostShown);
  return (
    <Section title={t('Participants')} aside={<span className="meta-text number">{seats.length}</span>}>
      {seats.length === 0 ? (
        <p className="muted">{t('Nobody took part in this run.')}</p>
      ) : (
        <table className={`table ${styles.people}`}>
          <thead className="visually-hidden">
            <tr>
              <th scope="col">{t('Name')}</th>
              <th scope="col">{t('Role')}</th>
              <th scope="col">{t('Email')}</th>
            </tr>
          </thead>
          <tbody>
            {shownSeats.map((seat) => (
              <tr key={seat.user_run_id}>
                <th scope="row">{fullName(seat)}</th>
                <td>
                  <span className="room-name">
                    <RoomMark room={seat.room_name} size={16} />
                    {placeName(seat.room_name)}
                  </span>
                </td>
                <td>{seat.is_guest ? t('Guest') : seat.email_address}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {shownSeats.length < seats.length && (
        <Button kind="quiet" size="sm" onClick={() => setIsWhole(true)}>
          {t('Show all {count}', { count: seats.length })}
        </Button>
      )}
    </Section>
  );
}
