import type { Role } from '@vincere/domain';
import { useId } from 'react';
import { t } from '../../../lib/text.ts';
import { RoomMark } from '../../../parts/marks.tsx';
import { useRooms } from '../../../parts/rooms.tsx';
import styles from './RoleChoice.module.css';

/** Radio tiles for the roles in use. The description of the selected role is shown below and announced. */
export function RoleChoice({ value, onChange }: { value: Role | undefined; onChange: (role: Role) => void }) {
  const { roles, hasStandardTitles, placeName, personaName, roomText } = useRooms();
  const name = useId();
  return (
    <fieldset className={styles.roles}>
      <legend className="field-label">{t('VINCERE Role')}</legend>
      <div className={styles.roleTiles}>
        {roles.map((role) => (
          <label
            key={role}
            className={`${styles.roleTile} ${role === value ? styles.isOn : ''}`}
            data-room={role}
          >
            <input
              type="radio"
              className="visually-hidden"
              name={name}
              value={role}
              checked={role === value}
              onChange={() => onChange(role)}
            />
            <RoomMark room={role} size={24} />
            <span>
              {placeName(role)}
              {!hasStandardTitles && <span className={styles.persona}>{personaName(role)}</span>}
            </span>
          </label>
        ))}
      </div>
      <p className={styles.roleText} data-room={value} aria-live="polite">
        {value === undefined ? (
          t('Without a choice you join the room with the fewest people.')
        ) : (
          <>
            <b>{placeName(value)}.</b> {roomText(value)}
          </>
        )}
      </p>
    </fieldset>
  );
}
