import { Check, Minus, X } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { t } from '../../../../lib/text.ts';
import { letterOf } from '../../../../parts/marks.tsx';
import { useRooms } from '../../../../parts/rooms.tsx';
import { PersonMark } from '../../../../ui/marks.tsx';
import type { Decisions, Seat } from '../../types.ts';
import { fullName } from '../../votes/vote-status.ts';
import { presenceOf } from '../presence.ts';
import removeButtonStyles from '../remove-button.module.css';
import { readingOf, type SeatReading } from '../useReadings.ts';
import type { PersonMode } from './PersonDialog.tsx';
import styles from './PersonLine.module.css';

/** Opens a person's dialog; undefined for observers. */
type Open = ((id: number, mode: PersonMode) => void) | undefined;

/** A row for one person of a room. Memoized: it renders again only when its person changed. */
export const PersonLine = memo(function PersonLine({
  seat,
  isPlaying,
  isMissing,
  reading,
  decisions,
  onOpen,
}: {
  seat: Seat;
  /** False before the start. */
  isPlaying: boolean;
  /** True if the person's final decision is missing. */
  isMissing: boolean;
  reading: SeatReading | undefined;
  decisions: Decisions;
  onOpen: Open;
}) {
  const { placeName } = useRooms();
  const name = fullName(seat);
  const hasNoRoomVote = isPlaying && seat.room_name !== 'dashboard' && seat.room_vote === null;
  const details = [
    hasNoRoomVote ? t('no room vote') : undefined,
    seat.is_connected && seat.is_active ? undefined : presenceOf(seat),
    seat.is_guest ? t('Guest') : seat.email_address,
    readingOf(reading),
  ].filter(Boolean);
  return (
    <tr className={styles.line} data-missing={isMissing || undefined}>
      <td>
        <Opener className={styles.person} onOpen={onOpen && (() => onOpen(seat.user_run_id, 'details'))}>
          <span className={styles.mark} data-away={!seat.is_connected || undefined}>
            <PersonMark first={seat.first_name} last={seat.last_name} size={24} />
          </span>
          <span className={styles.words}>
            <b>{name}</b>
            <span className="visually-hidden">
              , {placeName(seat.room_name)}
              {seat.is_connected && seat.is_active && `, ${presenceOf(seat)}`}
              {details.length > 0 && ', '}
            </span>
            <span className={styles.details}>{details.join(', ')}</span>
          </span>
        </Opener>
      </td>
      <td className={onOpen ? `${styles.state} ${styles.canRemove}` : styles.state}>
        {isPlaying && <Final seat={seat} isMissing={isMissing} decisions={decisions} />}
        {onOpen && (
          <button
            type="button"
            className={`${removeButtonStyles.removeButton} ${styles.remove}`}
            aria-label={t('Remove {name}', { name })}
            onClick={() => onOpen(seat.user_run_id, 'remove')}
          >
            <X className={`icon ${removeButtonStyles.sign}`} aria-hidden />
          </button>
        )}
      </td>
    </tr>
  );
});

/** A person who has decided, by name only. The pointer and the person's dialog show the email address. */
export const CompactPerson = memo(function CompactPerson({ seat, onOpen }: { seat: Seat; onOpen: Open }) {
  return (
    <li>
      <Opener
        className={styles.compact}
        isAway={!seat.is_connected}
        title={[fullName(seat), seat.email_address].filter(Boolean).join(', ')}
        onOpen={onOpen && (() => onOpen(seat.user_run_id, 'details'))}
      >
        <Check className={`icon ${styles.compactSign}`} aria-hidden />
        <span>{fullName(seat)}</span>
        <span className="visually-hidden">, {presenceOf(seat)}</span>
      </Opener>
    </li>
  );
});

/** A button, or plain content if there is nothing to open. */
function Opener({
  isAway = false,
  onOpen,
  children,
  ...props
}: {
  className: string | undefined;
  title?: string;
  isAway?: boolean;
  onOpen: (() => void) | undefined;
  children: ReactNode;
}) {
  const sharedProps = { ...props, 'data-away': isAway || undefined };
  if (onOpen === undefined) return <div {...sharedProps}>{children}</div>;
  return (
    <button type="button" {...sharedProps} onClick={onOpen}>
      {children}
    </button>
  );
}

function Final({ seat, isMissing, decisions }: { seat: Seat; isMissing: boolean; decisions: Decisions }) {
  if (isMissing) return <span className={`tag tag-now ${styles.toDecide}`}>{t('to decide')}</span>;
  if (seat.final_vote === null)
    return (
      <span className={styles.none}>
        <Minus className="icon" aria-hidden />
        <span className="visually-hidden">{t('no final decision')}</span>
      </span>
    );
  const index = decisions.findIndex(({ id }) => id === seat.final_vote);
  return (
    <span className={styles.decided}>
      {index >= 0 && letterOf(index)}
      <Check className={`icon ${styles.decidedSign}`} aria-hidden />
      <span className="visually-hidden">{t('voted')}</span>
    </span>
  );
}
