import { fill, rosterProblems } from '@vincere/domain';
import { CircleAlert } from 'lucide-react';
import { t, translated } from '../../lib/text.ts';
import { useRooms } from '../../parts/rooms.tsx';
import { ConfirmAddress } from '../people/ConfirmAddress.tsx';
import { type Typed, typedOf } from './corrected.ts';
import { EditableLine } from './EditableLine.tsx';
import styles from './roster.module.css';
import type { Line } from './types.ts';

/** Whether other words in the line solve a problem. */
const isFixable: Readonly<Record<Line['problems'][number], boolean>> = {
  'name-missing': true,
  'name-too-long': true,
  'name-signs': true,
  'name-letters': true,
  'name-link': true,
  'name-unclear': true,
  'email-missing': true,
  'email-bad': true,
  'email-unclear': true,
  'email-double': true,
  'room-unknown': true,
  'room-unclear': true,
  'character-lost': true,
  'already-on-run': false,
  deactivated: false,
  'email-unverified': false,
};

/** The lines of a sheet as they were read, those with problems first. */
export function RosterPreview({
  lines,
  canMail,
  edits,
  onEdit,
  onConfirmed,
}: {
  lines: readonly Line[];
  canMail: boolean;
  /** Corrections typed into lines with problems, by line number. */
  edits: ReadonlyMap<number, Typed>;
  onEdit: (line: number, typed: Typed) => void;
  /** Called with a line whose address has been confirmed. */
  onConfirmed: (line: Line) => void;
}) {
  const rooms = useRooms();
  const { placeName } = rooms;
  const sortedLines = [...lines].sort(
    (line, other) =>
      Number(other.problems.length > 0) - Number(line.problems.length > 0) || line.line - other.line,
  );
  return (
    <div className={styles.sheetList} tabIndex={0} role="region" aria-label={t('People on the sheet')}>
      <table className={styles.sheetTable}>
        <thead>
          <tr>
            <th scope="col">{t('Line')}</th>
            <th scope="col">{t('Person')}</th>
            <th scope="col">{t('Room')}</th>
          </tr>
        </thead>
        <tbody>
          {sortedLines.map((line) => (
            <tr key={line.line} data-bad={line.problems.length > 0 || undefined}>
              <td className="number">{line.line}</td>
              <td>
                <b>{line.name || t('No name')}</b>
                <span className={`meta-text ${styles.email}`}>{line.email || t('No email')}</span>
                {line.problems.some((problem) => isFixable[problem]) && (
                  <EditableLine
                    line={line}
                    typed={edits.get(line.line) ?? typedOf(line, rooms)}
                    onChange={(typedTexts) => onEdit(line.line, typedTexts)}
                  />
                )}
                {line.problems.map((problem) => (
                  <span key={problem} className="error">
                    <CircleAlert className="icon" aria-hidden />
                    {fill(translated(rosterProblems[problem]), {
                      name: line.name,
                      email: line.email,
                      room: line.room,
                    })}
                  </span>
                ))}
                {line.user_id !== null && line.problems.includes('email-unverified') && (
                  <ConfirmAddress
                    account={{ id: line.user_id, email_address: line.email }}
                    canMail={canMail}
                    onConfirmed={() => onConfirmed(line)}
                  />
                )}
              </td>
              <td>{line.room_name ? placeName(line.room_name) : line.room || t('Where needed')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
