import { accounts } from '@vincere/contract/messages';
import { type Role, roles } from '@vincere/domain';
import { ArrowDown, ArrowUp, ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { roleName } from '../../lib/format.ts';
import { t } from '../../lib/text.ts';
import { RoomMark } from '../../parts/marks.tsx';
import { Button } from '../../ui/Button.tsx';
import styles from './preferences.module.css';

/** One place of the ranking: a choice of its role, and buttons to move the role up or down. */
export function PreferenceSlot({
  place,
  role,
  missing,
  onChoose,
  onMove,
}: {
  place: number;
  role: Role | null;
  /** Marks the place as an error: it is still empty although the ranking was submitted. */
  missing: boolean;
  onChoose: (role: Role | null) => void;
  onMove: (by: -1 | 1) => void;
}) {
  const id = useId();
  const what = role ? roleName(role) : t('place {number}', { number: place + 1 });
  const moves = [
    { by: -1, word: 'up', name: t('Move {what} up', { what }), Icon: ArrowUp, isEnd: place === 0 },
    {
      by: 1,
      word: 'down',
      name: t('Move {what} down', { what }),
      Icon: ArrowDown,
      isEnd: place === roles.length - 1,
    },
  ] as const;
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
          onChange={({ target }) => onChoose(roles.find((one) => one === target.value) ?? null)}
        >
          <option value="">{t('Choose a role')}</option>
          {roles.map((one) => (
            <option key={one} value={one}>
              {roleName(one)}
            </option>
          ))}
        </select>
        <ChevronDown className="icon" aria-hidden />
      </span>
      {moves.map(({ by, word, name, Icon, isEnd }) => (
        <Button
          key={word}
          kind="line"
          className="button-icon"
          data-move={word}
          aria-label={name}
          aria-disabled={isEnd || role === null}
          onClick={() => {
            if (!isEnd && role !== null) onMove(by);
          }}
        >
          <Icon className="icon" aria-hidden />
        </Button>
      ))}
    </li>
  );
}
