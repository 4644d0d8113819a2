import type { Run } from '@vincere/contract';
import { shared } from '@vincere/contract/messages';
import { useMemo } from 'react';
import { messageOf, useRead } from '../../lib/api.ts';
import { plural, t } from '../../lib/text.ts';
import { useRooms } from '../../parts/rooms.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/dialogs/Dialog.tsx';
import { FieldError } from '../../ui/Field.tsx';
import { Loaded } from '../../ui/Loaded.tsx';
import { Empty } from '../../ui/states.tsx';
import { Preview } from './Preview.tsx';
import { countChoices, countRoomChanges, type Move, movesOf, type Person, withRankings } from './places.ts';
import styles from './room-assignment.module.css';
import { applyFailed, useApply } from './useApply.ts';
import { usePlaces } from './usePlaces.ts';

const nobody: readonly Person[] = [];

/**
 * Assigns rooms by preference. The assignment is a preview that the facilitator can edit and then applies as a whole. People
 * who join, move or leave meanwhile are updated in the preview at once.
 */
export function AssignDialog({ run, onClose }: { open: boolean; run: Run; onClose: () => void }) {
  const peopleQuery = useRead('listPeopleToPlace', { params: { runId: run.id } });
  const rooms = useRooms();
  const listedPeople = peopleQuery.data?.people;
  const rankedPeople = useMemo(
    () => listedPeople && withRankings(listedPeople, rooms),
    [listedPeople, rooms],
  );
  const people = rankedPeople ?? nobody;
  const { places, isEdited, status, setStatus, move, pin, assignAgain } = usePlaces(rankedPeople);
  const { apply, busy, error } = useApply(run.id, onClose);
  const hasPeople = people.length > 0;
  const moves = movesOf(people, places);
  const newcomerCount = people.filter(({ user_run_id }) => !places.has(user_run_id)).length;
  const assign = () =>
    setStatus(
      assignAgain()
        ? t('Assigned again around the people you keep.')
        : t('This is the best there is, nothing changes.'),
    );
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      className={styles.assignDialog}
      title={t('Assign rooms')}
      text={
        rooms.hasStandardTitles
          ? t(
              'Rooms as equal in size as possible, everyone as high up their own ranking as can be. Nothing changes before you apply it.',
            )
          : t(
              'Rooms as equal in size as possible. Rankings do not count, because the rooms have titles of their own. Nothing changes before you apply it.',
            )
      }
      keepOpen={isEdited}
      busy={busy}
      footer={
        <>
          {hasPeople && (
            <div className={styles.assignFoot}>
              {error && <FieldError>{messageOf(error, applyFailed)}</FieldError>}
              <p>{changesText(moves, newcomerCount)}</p>
              <p className="meta-text" role="status">
                {status}
              </p>
            </div>
          )}
          {hasPeople && (
            <Button kind="line" disabled={busy} onClick={assign}>
              {t('Assign Again')}
            </Button>
          )}
          <Button kind="line" disabled={busy} onClick={onClose}>
            {t(shared.cancel)}
          </Button>
          {hasPeople && (
            <Button
              busy={busy}
              disabled={moves.length === 0}
              onClick={() =>
                apply({ before: people, moves }, summaryOf(people, moves, countChoices(people, places)))
              }
            >
              {busy ? t('Applying') : t('Apply')}
            </Button>
          )}
        </>
      }
    >
      <Loaded query={peopleQuery} failed={t('Failed to load participants')} label={t('Loading participants')}>
        {() =>
          hasPeople ? (
            <Preview
              people={people}
              places={places}
              hasStarted={run.status !== 'DRAFT'}
              onMove={move}
              onPin={pin}
              onSay={setStatus}
            />
          ) : (
            <Empty title={t('Nobody has joined yet')}>{t('They appear here as they enter the code.')}</Empty>
          )
        }
      </Loaded>
    </Dialog>
  );
}

function changesText(moves: readonly Move[], newcomerCount: number): string {
  const count = countRoomChanges(moves);
  const changes =
    count > 0
      ? plural(count, '{count} person changes rooms.', '{count} people change rooms.')
      : moves.length > 0
        ? t('Nobody changes rooms. Apply saves who stays put.')
        : t('Everyone is already there.');
  if (newcomerCount === 0) return changes;
  const since = plural(
    newcomerCount,
    '{count} person has joined since: Assign Again places them too.',
    '{count} people have joined since: Assign Again places them too.',
  );
  return `${changes} ${since}`;
}

/** `12 people moved. 20 of 24 have their first choice.`. The choices are left out if nobody has ranked any. */
function summaryOf(
  people: readonly Person[],
  moves: readonly Move[],
  { first, unranked }: ReturnType<typeof countChoices>,
): string {
  const count = countRoomChanges(moves);
  if (count === 0) return t('Everyone is already there.');
  const movesSentence = plural(count, '{count} person moved.', '{count} people moved.');
  if (unranked === people.length) return movesSentence;
  return `${movesSentence} ${t('{first} of {people} have their first choice.', { first, people: people.length })}`;
}
