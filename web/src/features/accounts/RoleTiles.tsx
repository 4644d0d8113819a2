import { type Role, roles } from '@vincere/domain';
import { roleLine, roleName } from '../../lib/format.ts';
import { rich } from '../../lib/text.ts';
import { RoomMark } from '../../parts/marks.tsx';
import { sr } from '../../ui/sr.tsx';
import styles from './preferences.module.css';
import type { Ranking } from './ranking.ts';

/** The six roles, to be tapped in order of preference. A second tap removes a role from the ranking. */
export function RoleTiles({ ranking, onToggle }: { ranking: Ranking; onToggle: (role: Role) => void }) {
  return (
    <ul className="panel rows">
      {roles.map((role) => {
        const place = ranking.indexOf(role) + 1;
        return (
          <li key={role}>
            <button
              type="button"
              className={place > 0 ? `${styles.rankTile} ${styles.isOn}` : styles.rankTile}
              aria-pressed={place > 0}
              onClick={() => onToggle(role)}
            >
              <RoomMark room={role} size={28} />
              <span className={styles.roleText}>
                <b>{roleName(role)}</b>
                <span>{roleLine(role)}</span>
              </span>
              <span className={`${styles.rankNumber} digits`}>
                {place > 0 && rich('<sr>Preference </sr>{place}', { place, sr })}
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
