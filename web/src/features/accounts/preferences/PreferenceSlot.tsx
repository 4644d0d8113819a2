import { accounts } from '@vincere/contract/messages';
import { type Role, roles } from '@vincere/domain';
import { useId } from 'react';
import { roleLine, roleName } from '../../../lib/format.ts';
import { t } from '../../../lib/text.ts';
import { RoomMark } from '../../../parts/marks.tsx';
import styles from './preferences.module.css';
import type { Ranking } from './ranking.ts';

/** One place of the ranking: a choice of its role, with the roles that have no place yet first. */
export function PreferenceSlot({
  place,
  ranking,
  missing,
  onChoose,
}: {
  place: number;
  ranking: Ranking;
  /** Marks the place as an error: it is still empty although the ranking was submitted. */
  missing: boolean;
  onChoose: (role: Role | null) => void;
}) {
  const id = useId();
  const role = ranking[place] ?? null;
  const placedRoles = roles.filter((otherRole) => otherRole !== role && ranking.includes(otherRole));
  const freeRoles = roles.filter((otherRole) => !placedRoles.includes(otherRole));
  return (
    <li className={styles.slot} data-place={place}>
      <label htmlFor={id}>{t(accounts.preference, { number: place + 1 })}</label>
      <span className={styles.slotSelect}>
        {role && <RoomMark room={role} size={24} />}
        <select
          id={id}
          className={role ? `input ${styles.hasMark}` : 'input'}
          value={role ?? ''}
          aria-invalid={missing || undefined}
          aria-describedby={role ? `${id}-line` : undefined}
          onChange={({ target }) => onChoose(roles.find((candidate) => candidate === target.value) ?? null)}
        >
          <option value="">{t('Choose a role')}</option>
          {freeRoles.map((freeRole) => (
            <RoleOption key={freeRole} role={freeRole} />
          ))}
          {placedRoles.length > 0 && (
            <optgroup label={t('Already chosen')}>
              {placedRoles.map((placedRole) => (
                <RoleOption key={placedRole} role={placedRole} />
              ))}
            </optgroup>
          )}
        </select>
      </span>
      {role && (
        <span className={styles.slotLine} id={`${id}-line`}>
          {roleLine(role)}
        </span>
      )}
    </li>
  );
}

function RoleOption({ role }: { role: Role }) {
  return <option value={role}>{roleName(role)}</option>;
}
