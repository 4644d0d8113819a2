import '../../styles/room-assignment.css';
import type { Run } from '@vincere/contract';
import { shared } from '@vincere/contract/messages';
import { messageOf, useRead } from '../../lib/api.ts';
import { formatCount } from '../../lib/format.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { FieldError } from '../../ui/Field.tsx';
import { Loaded } from '../../ui/Loaded.tsx';
import { Empty } from '../../ui/states.tsx';
import { Preview } from './Preview.tsx';
import { countChoices, movesOf, type Person } from './places.ts';
import { applyFailed, useApply } from './useApply.ts';
import { usePlaces } from './usePlaces.ts';

const nobody: readonly Person[] = [];

/**
 * Rooms by preference: assigned in a preview, shaped by hand there, and applied as a whole. Who joins, moves or leaves
 * meanwhile is in the preview at once.
 */
export function AssignDialog({ run, onClose }: { open: boolean; run: Run; onClose: () => void }) {
  const read = useRead('listPeopleToPlace', { params: { runId: run.id } });
  const people = read.data?.people ?? nobody;
  const { places, isShaped, said, say, move, fix, again } = usePlaces(read.data?.people);
  const { apply, busy, error } = useApply(run.id, onClose);
  const hasPeople = people.length > 0;
  const moves = movesOf(people, places);
  const joined = people.filter(({ user_run_id }) => !places.has(user_run_id)).length;
  const assign = () =>
    say(again() ? 'Assigned anew around those you keep.' : 'This is the best there is, nothing changes.');
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      className="asg"
      title="Assign rooms"
      text="Rooms as equal in size as possible, everyone as high up their own ranking as can be. Nothing changes before you apply it."
      keepOpen={isShaped}
      busy={busy}
      footer={
        <>
          {hasPeople && (
            <div className="asg-f">
              {error && <FieldError>{messageOf(error, applyFailed)}</FieldError>}
              <p>{whatChanges(moves.length, joined)}</p>
              <p className="t-meta" role="status">
                {said}
              </p>
            </div>
          )}
          {hasPeople && (
            <Button kind="line" disabled={busy} onClick={assign}>
              Assign Anew
            </Button>
          )}
          <Button kind="line" disabled={busy} onClick={onClose}>
            {shared.cancel}
          </Button>
          {hasPeople && (
            <Button
              busy={busy}
              disabled={moves.length === 0}
              onClick={() => apply(moves, summaryOf(people, moves.length, countChoices(people, places)))}
            >
              {busy ? 'Applying' : 'Apply'}
            </Button>
          )}
        </>
      }
    >
      <Loaded query={read} failed="Failed to load participants" label="Loading participants">
        {() =>
          hasPeople ? (
            <Preview
              people={people}
              places={places}
              hasStarted={run.status !== 'DRAFT'}
              onMove={move}
              onFix={fix}
              onSay={say}
            />
          ) : (
            <Empty title="Nobody has joined yet">They appear here as they enter the code.</Empty>
          )
        }
      </Loaded>
    </Dialog>
  );
}

function whatChanges(moves: number, joined: number): string {
  const changes =
    moves === 0
      ? 'Everyone is already there.'
      : `${formatCount(moves, 'person changes', 'people change')} rooms.`;
  if (joined === 0) return changes;
  return `${changes} ${formatCount(joined, 'person has', 'people have')} joined since: Assign Anew places them too.`;
}

/** `12 people moved. 20 of 24 have their first choice.`; without a word on choices where nobody ranked any. */
function summaryOf(
  people: readonly Person[],
  moves: number,
  { first, unranked }: ReturnType<typeof countChoices>,
): string {
  const moved = `${formatCount(moves, 'person', 'people')} moved.`;
  if (unranked === people.length) return moved;
  return `${moved} ${first} of ${people.length} have their first choice.`;
}
