import { personas, type Role, roles } from '@vincere/domain';
import { useId } from 'react';
import { roleName } from '../../lib/format.ts';
import { t } from '../../lib/text.ts';
import { RoomMark } from '../../parts/marks.tsx';
import styles from './RoleChoice.module.css';

/** Radio tiles for the six roles. The description of the selected role is shown below and announced. */
export function RoleChoice({ value, onChange }: { value: Role; onChange: (role: Role) => void }) {
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
            <span>{roleName(role)}</span>
          </label>
        ))}
      </div>
      <p className={styles.roleText} data-room={value} aria-live="polite">
        <b>{roleName(value)}.</b> {t(personas[value].description)}
      </p>
    </fieldset>
  );
}
