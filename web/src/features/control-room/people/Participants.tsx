import type { Run } from '@vincere/contract';
import { UserPlus } from 'lucide-react';
import { useCallback, useDeferredValue, useMemo, useRef, useState } from 'react';
import { rich, t } from '../../../lib/text.ts';
import { Button } from '../../../ui/Button.tsx';
import { sr } from '../../../ui/sr.tsx';
import type { Decisions, RunBoard, Seat } from '../types.ts';
import { fullName } from '../vote-status.ts';
import { AddPersonDialog } from './AddPersonDialog.tsx';
import styles from './Participants.module.css';
import { areFew, PeopleTable } from './PeopleTable.tsx';
import { PersonDialog, type PersonMode } from './PersonDialog.tsx';
import participantsStyles from './participants.module.css';
import { useReadings } from './useReadings.ts';

/** The search field appears from this number of people. */
const minPeopleForSearch = 20;

type Opened = { kind: 'add' } | { kind: 'person'; id: number; mode: PersonMode } | null;

/** Everybody on the run; people who still have to vote come first. */
export function Participants({
  run,
  board,
  decisions,
  tools,
}: {
  run: Run;
  board: RunBoard;
  decisions: Decisions;
  tools: React.ReactNode;
}) {
  const [show, setShow] = useState<'all' | 'missing'>('all');
  const [search, setSearch] = useState('');
  const [opened, setOpened] = useState<Opened>(null);
  const readings = useReadings(run);
  const heading = useRef<HTMLHeadingElement>(null);
  const query = useDeferredValue(search.trim().toLocaleLowerCase());
  const missing = useMemo(
    () => new Set(run.status === 'DRAFT' ? [] : board.missing_user_run_ids),
    [board.missing_user_run_ids, run.status],
  );
  const shown = useMemo(() => {
    const waiting = board.seats.filter((seat) => missing.has(seat.user_run_id));
    const rest = show === 'all' ? board.seats.filter((seat) => !missing.has(seat.user_run_id)) : [];
    return [...waiting, ...rest].filter((seat) => matches(seat, query));
  }, [board.seats, missing, show, query]);
  const open = useCallback((id: number, mode: PersonMode) => setOpened({ kind: 'person', id, mode }), []);
  const close = () => setOpened(null);
  const seat =
    opened?.kind === 'person' ? board.seats.find(({ user_run_id }) => user_run_id === opened.id) : undefined;

  return (
    <section
      className={
        areFew(board.seats.length)
          ? `section ${participantsStyles.participants} ${participantsStyles.isFew}`
          : `section ${participantsStyles.participants}`
      }
      aria-labelledby="people"
    >
      <div className="section-head">
        <h2 id="people" ref={heading} tabIndex={-1}>
          {t('Participants')}
        </h2>
        <div className={`row ${styles.participantActions}`}>
          <div className={styles.segmented} role="group" aria-label={t('Show')}>
            <button type="button" aria-pressed={show === 'all'} onClick={() => setShow('all')}>
              {t('All')} <span className="number">{board.seats.length}</span>
            </button>
            <button type="button" aria-pressed={show === 'missing'} onClick={() => setShow('missing')}>
              {t('To vote')} <span className="number">{missing.size}</span>
            </button>
          </div>
          {run.rehearsal === null && (
            <Button
              kind="quiet"
              size="sm"
              className={styles.addParticipant}
              onClick={() => setOpened({ kind: 'add' })}
            >
              <UserPlus className="icon" aria-hidden />
              {rich('Add<sr> a person</sr>', { sr })}
            </Button>
          )}
        </div>
      </div>
      {board.seats.length >= minPeopleForSearch && (
        <input
          className={`input input-sm ${styles.participantSearch}`}
          type="search"
          aria-label={t('Search participants')}
          placeholder={t('Search by name or email')}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
      )}
      <PeopleTable
        seats={shown}
        missing={missing}
        readings={readings}
        decisions={decisions}
        onOpen={open}
        empty={
          board.seats.length === 0
            ? t('Nobody has joined yet. They appear here as they enter the code.')
            : query !== ''
              ? t('Nobody matches this search.')
              : t('Everyone has decided.')
        }
      />
      {tools}
      {seat && opened?.kind === 'person' && (
        <PersonDialog
          key={seat.user_run_id}
          run={run}
          seat={seat}
          reading={readings.get(seat.user_run_id)}
          decisions={decisions}
          mode={opened.mode}
          onMode={(mode) => setOpened({ ...opened, mode })}
          onClose={close}
          heading={heading}
        />
      )}
      {opened?.kind === 'add' && <AddPersonDialog runId={run.id} onClose={close} />}
    </section>
  );
}

function matches(seat: Seat, query: string): boolean {
  if (query === '') return true;
  return `${fullName(seat)} ${seat.email_address}`.toLocaleLowerCase().includes(query);
}
