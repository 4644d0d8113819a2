import type { Run } from '@vincere/contract';
import { UserPlus } from 'lucide-react';
import { useCallback, useDeferredValue, useMemo, useRef, useState } from 'react';
import { rich, t } from '../../../lib/text.ts';
import { Button } from '../../../ui/Button.tsx';
import { Segmented } from '../../../ui/choices/Segmented.tsx';
import { sr } from '../../../ui/sr.tsx';
import type { Decisions, RunBoard, Seat } from '../types.ts';
import { fullName } from '../votes/vote-status.ts';
import { AddPersonDialog } from './AddPersonDialog.tsx';
import styles from './Participants.module.css';
import { PersonDialog, type PersonMode } from './person/PersonDialog.tsx';
import { RemovedPeople } from './RemovedPeople.tsx';
import { RoomGroups } from './RoomGroups.tsx';
import { useMissing } from './useMissing.ts';
import { useReadings } from './useReadings.ts';

/** The search field appears from this number of people. */
const minPeopleForSearch = 20;

type Opened = { kind: 'add' } | { kind: 'person'; id: number; mode: PersonMode } | null;

type Show = 'all' | 'missing' | 'absent';

/** Everybody on the run by room, with the room votes. */
export function Participants({
  run,
  board,
  decisions,
  hasAdvanced,
  tools,
}: {
  run: Run;
  board: RunBoard;
  decisions: Decisions;
  /** True if the facilitator's advanced controls are on: people can be added, moved and voted for. */
  hasAdvanced: boolean;
  tools: React.ReactNode;
}) {
  const [opened, setOpened] = useState<Opened>(null);
  const readings = useReadings(run);
  const heading = useRef<HTMLHeadingElement>(null);
  const missingIds = useMissing(run, board);
  const filter = useFilter(board.seats, missingIds);
  const openPerson = useCallback(
    (id: number, mode: PersonMode) => setOpened({ kind: 'person', id, mode }),
    [],
  );
  const close = () => setOpened(null);
  const seat =
    opened?.kind === 'person' ? board.seats.find(({ user_run_id }) => user_run_id === opened.id) : undefined;

  return (
    <section className="section" aria-labelledby="people">
      <div className={`section-head ${styles.head}`}>
        <h2 id="people" ref={heading} tabIndex={-1}>
          {t('Participants')}
        </h2>
        <FilterFields seats={board.seats} missingIds={missingIds} filter={filter} />
        {run.rehearsal === null && hasAdvanced && (
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
        {tools}
      </div>
      {filter.visibleSeats.length === 0 && (
        <p className={`muted ${styles.nobody}`}>{nobodyText(board.seats, filter)}</p>
      )}
      {board.seats.length > 0 && (
        <RoomGroups
          runId={run.id}
          board={board}
          seats={filter.visibleSeats}
          hasEmptyRooms={filter.show === 'all' && filter.query === ''}
          missing={missingIds}
          readings={readings}
          decisions={decisions}
          onOpen={openPerson}
        />
      )}
      <RemovedPeople runId={run.id} people={board.removed} heading={heading} />
      {seat && opened?.kind === 'person' && (
        <PersonDialog
          key={seat.user_run_id}
          run={run}
          seat={seat}
          reading={readings.get(seat.user_run_id)}
          decisions={decisions}
          hasAdvanced={hasAdvanced}
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

type MissingIds = ReturnType<typeof useMissing>;

/** Which of the people are listed: all or some of them, and those who match the search. */
function useFilter(seats: RunBoard['seats'], missingIds: MissingIds) {
  const [show, setShow] = useState<Show>('all');
  const [search, setSearch] = useState('');
  const query = useDeferredValue(search.trim().toLocaleLowerCase());
  const visibleSeats = useMemo(() => {
    const isShown = (seat: Seat) =>
      show === 'missing' ? missingIds?.has(seat.user_run_id) : show === 'all' || !seat.is_connected;
    return seats.filter((seat) => isShown(seat) && matches(seat, query));
  }, [seats, missingIds, show, query]);
  return { show, setShow, search, setSearch, query, visibleSeats };
}

type Filter = ReturnType<typeof useFilter>;

/** The number of people, and the fields that choose which of them are listed. */
function FilterFields({
  seats,
  missingIds,
  filter: { show, setShow, search, setSearch },
}: {
  seats: RunBoard['seats'];
  missingIds: MissingIds;
  filter: Filter;
}) {
  const absentCount = seats.filter(({ is_connected }) => !is_connected).length;
  return (
    <>
      <span className="meta-text number">{seats.length}</span>
      {seats.length >= minPeopleForSearch && (
        <input
          className={`input input-sm ${styles.participantSearch}`}
          type="search"
          aria-label={t('Search participants')}
          placeholder={t('Find a person')}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
      )}
      <div className={styles.show}>
        <Segmented
          label={t('Show')}
          value={show}
          onChange={setShow}
          options={[
            { value: 'all', name: t('All'), count: seats.length },
            ...(missingIds
              ? [{ value: 'missing' as const, name: t('To decide'), count: missingIds.size }]
              : []),
            { value: 'absent', name: t('Not here'), count: absentCount },
          ]}
        />
      </div>
    </>
  );
}

/** Says why nobody is listed. */
function nobodyText(seats: RunBoard['seats'], { show, query }: Filter): string {
  if (seats.length === 0) return t('Nobody has joined yet. They appear here as they enter the code.');
  if (query !== '') return t('Nobody matches this search.');
  return show === 'absent' ? t('Everyone is here.') : t('Everyone has decided.');
}

function matches(seat: Seat, query: string): boolean {
  if (query === '') return true;
  return `${fullName(seat)} ${seat.email_address}`.toLocaleLowerCase().includes(query);
}
