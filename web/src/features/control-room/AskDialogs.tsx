import { shared } from '@vincere/contract/messages';
import { formatCount } from '../../lib/format.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { letterOf } from '../../ui/marks.tsx';
import { finalTurnout, nameList, nextOf } from './standing.ts';
import type { Decisions, RunBoard } from './types.ts';

type Ask = { busy: boolean; onClose: () => void; onConfirm: () => void };

/** Asks before the run advances without those who have not decided (ruling 4.6). */
export function ForceDialog({
  board,
  decisions,
  busy,
  onClose,
  onConfirm,
}: Ask & { board: RunBoard; decisions: Decisions }) {
  const { cast, missing } = finalTurnout(board);
  const choice = board.rule_choice?.decision_id;
  const index = decisions.findIndex(({ id }) => id === choice);
  const leading = board.final_votes.find(({ decision_id }) => decision_id === choice);
  const next = choice === undefined ? null : nextOf(board, choice);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Advance without ${formatCount(missing.length, 'person', 'people')}?`}
      busy={busy}
      footer={
        <>
          <Button kind="line" disabled={busy} onClick={onClose}>
            {shared.cancel}
          </Button>
          <Button kind="signal" busy={busy} onClick={onConfirm}>
            {busy ? 'Advancing' : 'Advance Without Them'}
          </Button>
        </>
      }
    >
      <p>{nameList(missing)} will have no final decision in this stage.</p>
      <p className="notice">
        <span>
          <b>
            {letterOf(Math.max(0, index))},{' '}
            <span className="story">{decisions[index]?.title_of_decision}</span>,
          </b>{' '}
          is carried out with {leading?.count ?? 0} of the {formatCount(cast, 'final decision')} so far.{' '}
          {next === null ? 'It ends the simulation.' : `The run goes on to ${next}.`} The report says that the
          run did not wait for everyone.
        </span>
      </p>
    </Dialog>
  );
}

/** Asks before a run is ended early: there is no way back. */
export function EndDialog({ busy, onClose, onConfirm, name }: Ask & { name: string }) {
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="End this run early?"
      text={`${name} stops where it is, for everyone, and cannot be taken up again. Nobody can join or vote any more; the report and the post-questionnaire open with the stages closed so far.`}
      busy={busy}
      footer={
        <>
          <Button kind="line" disabled={busy} onClick={onClose}>
            {shared.cancel}
          </Button>
          <Button kind="danger" busy={busy} onClick={onConfirm}>
            {busy ? 'Ending Run' : 'End Run'}
          </Button>
        </>
      }
    />
  );
}
