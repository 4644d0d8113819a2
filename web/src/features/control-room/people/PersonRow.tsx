import { Check, ChevronRight, Minus, X } from 'lucide-react';
import { memo } from 'react';
import { roleName } from '../../../lib/format.ts';
import { t } from '../../../lib/text.ts';
import { letterOf, RoomMark } from '../../../parts/marks.tsx';
import type { Decisions, Seat } from '../types.ts';
import { contactOf, fullName } from '../vote-status.ts';
import type { PersonMode } from './PersonDialog.tsx';
import styles from './PersonRow.module.css';
import presenceStyles from './presence.module.css';
import { presenceOf } from './presence.ts';
import removeButtonStyles from './remove-button.module.css';
import { readingOf, type SeatReading } from './useReadings.ts';

/** A row of the people table. Memoized: it renders again only when its person changed. */
export const PersonRow = memo(function PersonRow({
  seat,
  index,
  isMissing,
  reading,
  decisions,
  measure,
  onOpen,
}: {
  seat: Seat;
  index: number;
  isMissing: boolean;
  reading: SeatReading | undefined;
  decisions: Decisions;
  measure: ((row: HTMLTableRowElement | null) => void) | undefined;
  onOpen: ((id: number, mode: PersonMode) => void) | undefined;
}) {
  const name = fullName(seat);
  return (
    <tr ref={measure} data-index={index} aria-rowindex={index + 2}>
      <td>
        <div className={styles.personCell}>
          <RoomMark room={seat.room_name} />
          {onOpen ? (
            <button
              type="button"
              className={styles.personButton}
              onClick={() => onOpen(seat.user_run_id, 'details')}
            >
              <PersonName
                seat={seat}
                details={[inactiveText(seat), roomText(seat), readingOf(reading), contactOf(seat)]}
              />
            </button>
          ) : (
            <div className={styles.personButton}>
              <PersonName seat={seat} details={[inactiveText(seat), roomText(seat)]} />
            </div>
          )}
          {onOpen && <ChevronRight className={`icon ${styles.personChevron}`} aria-hidden />}
        </div>
      </td>
      <td className="align-right">
        <VoteCell id={seat.room_vote} decisions={decisions} none={t('no room vote')} />
      </td>
      <td className="align-right">
        {isMissing ? (
          <span className={`tag tag-now ${styles.toVote}`}>{t('to vote')}</span>
        ) : (
          <VoteCell id={seat.final_vote} decisions={decisions} none={t('no final decision')} />
        )}
      </td>
      {onOpen && (
        <td className="align-right">
          <button
            type="button"
            className={removeButtonStyles.removeButton}
            aria-label={t('Remove {name}', { name })}
            onClick={() => onOpen(seat.user_run_id, 'remove')}
          >
            <X className="icon" aria-hidden />
          </button>
        </td>
      )}
    </tr>
  );
});

/** A person's name and presence, with a line of `details` below. */
function PersonName({ seat, details }: { seat: Seat; details: readonly (string | undefined)[] }) {
  return (
    <>
      <b>
        <span className={styles.personName}>{fullName(seat)}</span>
        <span className={presenceStyles.presence} data-connected={seat.is_connected} aria-hidden="true" />
        {seat.is_active && <span className="visually-hidden">, {presenceOf(seat)}</span>}
      </b>
      <span className={styles.personDetails}>{details.filter(Boolean).join(', ')}</span>
    </>
  );
}

function inactiveText(seat: Seat): string | undefined {
  return seat.is_active ? undefined : presenceOf(seat);
}

function roomText({ room_name }: Seat): string {
  return room_name === 'dashboard' ? t('Dashboard') : roleName(room_name);
}

function VoteCell({ id, decisions, none }: { id: number | null; decisions: Decisions; none: string }) {
  if (id === null)
    return (
      <span className={styles.hasNotVoted}>
        <Minus className="icon" aria-hidden />
        <span className="visually-hidden">{none}</span>
      </span>
    );
  const index = decisions.findIndex((decision) => decision.id === id);
  return (
    <span className={styles.hasVoted}>
      <Check className="icon" aria-hidden />
      {index >= 0 && letterOf(index)}
      {index < 0 && <span className="visually-hidden">{t('voted')}</span>}
    </span>
  );
}
