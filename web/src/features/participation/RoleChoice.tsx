import { personas, type Role, roles } from '@vincere/domain';
import { useId } from 'react';
import { roleName } from '../../lib/format.ts';
import { t } from '../../lib/text.ts';
import { RoomMark } from '../../parts/marks.tsx';

/** Radio tiles for the six roles. The description of the selected role is shown below and announced. */
export function RoleChoice({ value, onChange }: { value: Role; onChange: (role: Role) => void }) {
  const name = useId();
  return (
    <fieldset className="roles">
      <legend className="lab">{t('VINCERE Role')}</legend>
      <div className="role-tiles">
        {roles.map((role) => (
          <label key={role} className={`role-tile r-${role} ${role === value ? 'on' : ''}`}>
            <input
              type="radio"
              className="sr"
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
      <p className={`role-text r-${value}`} aria-live="polite">
        <b>{roleName(value)}.</b> {t(personas[value].description)}
      </p>
    </fieldset>
  );
}
