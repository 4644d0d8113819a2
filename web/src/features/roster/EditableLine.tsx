import { t } from '../../lib/text.ts';
import { useRooms } from '../../parts/rooms.tsx';
import type { Typed } from './corrected.ts';
import styles from './roster.module.css';
import type { Line } from './types.ts';

/** The fields of a line with problems, to correct it in place. */
export function EditableLine({
  line,
  typed,
  onChange,
}: {
  line: Line;
  typed: Typed;
  onChange: (typed: Typed) => void;
}) {
  const { rooms, placeName } = useRooms();
  const isListed = rooms.some((room) => placeName(room) === typed.room);
  return (
    <div className={styles.lineFields}>
      <input
        className="input input-sm"
        aria-label={t('Name in line {line}', { line: line.line })}
        placeholder={t('Name')}
        value={typed.name}
        onChange={(event) => onChange({ ...typed, name: event.target.value })}
      />
      <input
        className="input input-sm"
        type="text"
        inputMode="email"
        aria-label={t('Email in line {line}', { line: line.line })}
        placeholder={t('Email')}
        value={typed.email}
        onChange={(event) => onChange({ ...typed, email: event.target.value })}
      />
      <select
        className="input input-sm"
        aria-label={t('Room in line {line}', { line: line.line })}
        value={typed.room}
        onChange={(event) => onChange({ ...typed, room: event.target.value })}
      >
        <option value="">{t('Where needed')}</option>
        {rooms.map((room) => (
          <option key={room} value={placeName(room)}>
            {placeName(room)}
          </option>
        ))}
        {typed.room !== '' && !isListed && <option value={typed.room}>{typed.room}</option>}
      </select>
    </div>
  );
}
