import { roles } from '@vincere/domain';
import { roleLine, roleName } from '../../lib/format.ts';
import { t } from '../../lib/text.ts';
import { RoomMark } from '../../parts/marks.tsx';
import styles from './SixRooms.module.css';

/** The six rooms, each with a description of what its role reads. */
export function SixRooms() {
  return (
    <section className={styles.sixRooms} aria-labelledby="six-rooms">
      <h2 className="heading-2" id="six-rooms">
        {t('Everyone sees one sixth of the problem')}
      </h2>
      <ul>
        {roles.map((role) => (
          <li key={role}>
            <RoomMark room={role} size={44} />
            <div>
              <h3>{roleName(role)}</h3>
              <p>{roleLine(role)}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
