import { shared } from '@vincere/contract/messages';
import type { ReactNode } from 'react';
import { formatNumber } from '../../../lib/format.ts';
import { plural, rich, t } from '../../../lib/text.ts';
import { letterOf } from '../../../parts/marks.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/dialogs/Dialog.tsx';
import type { Decisions, RunBoard } from '../types.ts';
import { finalTurnout, nameList, nextOf } from '../votes/vote-status.ts';

type DialogProps = { busy: boolean; onClose: () => void; onConfirm: () => void };

/** A question about the run, with Cancel and the button that does it. `action` is its label, also while it is busy. */
function AskDialog({
  title,
  text,
  action: [label, busyLabel],
  kind = 'signal',
  busy,
  onClose,
  onConfirm,
  children,
}: DialogProps & {
  title: string;
  text?: string;
  action: readonly [label: string, busyLabel: string];
  kind?: 'signal' | 'danger';
  children?: ReactNode;
}) {
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={title}
      text={text}
      busy={busy}
      footer={
        <>
          <Button kind="line" disabled={busy} onClick={onClose}>
            {t(shared.cancel)}
          </Button>
          <Button kind={kind} busy={busy} onClick={onConfirm}>
            {busy ? busyLabel : label}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}

/** Asks for confirmation before the run advances without the people who have not decided. */
export function ForceDialog({
  board,
  decisions,
  ...asked
}: DialogProps & { board: RunBoard; decisions: Decisions }) {
  const { cast, missing } = finalTurnout(board);
  const choice = board.rule_choice?.decision_id;
  const index = decisions.findIndex(({ id }) => id === choice);
  const leading = board.final_votes.find(({ decision_id }) => decision_id === choice);
  const next = choice === undefined ? null : nextOf(board, choice);
  const facts = {
    letter: letterOf(Math.max(0, index)),
    decision: <span className="story">{decisions[index]?.title_of_decision}</span>,
    votes: leading?.count ?? 0,
    cast: formatNumber(cast),
    b: (words: ReactNode) => <b>{words}</b>,
  };
  return (
    <AskDialog
      title={plural(missing.length, 'Advance without {count} person?', 'Advance without {count} people?')}
      action={[t('Advance Without Them'), t('Advancing')]}
      {...asked}
    >
      <p>{t('{names} will have no final decision in this stage.', { names: nameList(missing) })}</p>
      <p className="notice">
        <span>
          {cast === 1
            ? rich(
                '<b>{letter}, {decision},</b> is carried out with {votes} of the {cast} final decision so far.',
                facts,
              )
            : rich(
                '<b>{letter}, {decision},</b> is carried out with {votes} of the {cast} final decisions so far.',
                facts,
              )}{' '}
          {next === null
            ? t('It ends the simulation.')
            : t('The run continues to {scenario}.', { scenario: next })}{' '}
          {t('The report says that the run did not wait for everyone.')}
        </span>
      </p>
    </AskDialog>
  );
}

/** Asks for confirmation before the last decision is carried out, which ends the run. */
export function FinishDialog(dialogProps: DialogProps) {
  return (
    <AskDialog
      title={t('Finish the simulation?')}
      text={t(
        'The last decision is carried out and the simulation ends for everyone. Nobody can vote any more; the report opens.',
      )}
      action={[t('Finish Simulation'), t('Finishing')]}
      {...dialogProps}
    />
  );
}

/** Asks for confirmation before a run is ended early, which can't be undone. */
export function EndDialog({ name, ...asked }: DialogProps & { name: string }) {
  return (
    <AskDialog
      title={t('End this run early?')}
      text={t(
        '{name} stops where it is, for everyone, and cannot be taken up again. Nobody can join or vote any more; the report and the post-questionnaire open with the stages closed so far.',
        { name },
      )}
      action={[t('End Run'), t('Ending Run')]}
      kind="danger"
      {...asked}
    />
  );
}
