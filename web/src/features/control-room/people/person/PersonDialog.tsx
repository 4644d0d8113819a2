import type { Run } from '@vincere/contract';
import { runs, shared } from '@vincere/contract/messages';
import { type RefObject, useRef, useState } from 'react';
import { messageOf, useSend } from '../../../../lib/api.ts';
import { t } from '../../../../lib/text.ts';
import { titled } from '../../../../lib/words/titled.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Dialog } from '../../../../ui/dialogs/Dialog.tsx';
import dialogActionsStyles from '../../../../ui/dialogs/dialog-actions.module.css';
import { FieldError } from '../../../../ui/Field.tsx';
import { toast } from '../../../../ui/toasts/Toaster.tsx';
import type { Decisions, Seat } from '../../types.ts';
import { readBoard } from '../../useControlRoom.ts';
import { contactOf, fullName } from '../../votes/vote-status.ts';
import { bringBack } from '../bring-back.ts';
import type { SeatReading } from '../useReadings.ts';
import { MoveForm } from './MoveForm.tsx';
import { NewLink } from './NewLink.tsx';
import { OnBehalfForm } from './OnBehalfForm.tsx';
import styles from './PersonDialog.module.css';
import { PersonFacts } from './PersonFacts.tsx';
import { PersonReasons } from './PersonReasons.tsx';
import { WithdrawOnBehalf } from './WithdrawOnBehalf.tsx';

export type PersonMode = 'details' | 'remove';

type Props = {
  run: Run;
  seat: Seat;
  reading: SeatReading | undefined;
  decisions: Decisions;
  /** True if the facilitator's advanced controls are on. Only then the forms are shown. */
  hasAdvanced: boolean;
  mode: PersonMode;
  onMode: (mode: PersonMode) => void;
  onClose: () => void;
  /** Gets the focus after a removal, because the row that opened the dialog is gone. */
  heading: RefObject<HTMLElement | null>;
};

/** One participant: their facts, forms to move them or vote for them, and the removal from the run. */
export function PersonDialog({ mode, onMode, heading, ...props }: Props) {
  // Kept here, so that a look at the removal does not lose it.
  const [reasoning, setReasoning] = useState('');
  return mode === 'remove' ? (
    <RemoveDialog {...props} heading={heading} />
  ) : (
    <DetailsDialog
      {...props}
      reasoning={reasoning}
      onReasoning={setReasoning}
      onRemove={() => onMode('remove')}
    />
  );
}

function RemoveDialog({ run, seat, onClose, heading }: Pick<Props, 'run' | 'seat' | 'onClose' | 'heading'>) {
  const focusAfterClose = useRef<HTMLElement>(null);
  const removal = useSend('removeParticipant');
  const name = fullName(seat);
  const remove = () =>
    removal.mutate(
      { params: { userRunId: seat.user_run_id } },
      {
        onSuccess: () => {
          toast(t(runs.participantRemoved), t('{name} was removed from this run.', { name }), {
            label: t('Undo'),
            act: () => void bringBack(run.id, seat),
          });
          focusAfterClose.current = heading.current;
          readBoard(run.id);
          onClose();
        },
      },
    );
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('Remove {name}?', { name })}
      text={t(
        'Their votes in this stage no longer count; closed stages stay in the report. With the access code they can join again, as a new participant.',
      )}
      busy={removal.isPending}
      returnTo={focusAfterClose}
      footer={
        <>
          <Button kind="line" disabled={removal.isPending} onClick={onClose}>
            {t(shared.cancel)}
          </Button>
          <Button kind="danger" busy={removal.isPending} onClick={remove}>
            {removal.isPending ? t('Removing') : t('Remove Participant')}
          </Button>
        </>
      }
    >
      {removal.isError && (
        <FieldError>{titled(t(runs.removeFailed), messageOf(removal.error, stillThere))}</FieldError>
      )}
    </Dialog>
  );
}

function DetailsDialog({
  run,
  seat,
  reading,
  decisions,
  hasAdvanced,
  reasoning,
  onReasoning,
  onRemove,
  onClose,
}: Omit<Props, 'mode' | 'onMode' | 'heading'> & {
  /** The typed reasoning of a decision on behalf. */
  reasoning: string;
  onReasoning: (reasoning: string) => void;
  onRemove: () => void;
}) {
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      className={styles.personDialog}
      title={fullName(seat)}
      text={contactOf(seat)}
      keepOpen={reasoning !== ''}
      footer={
        <>
          <Button kind="quiet" className={dialogActionsStyles.atLeft} onClick={onRemove}>
            {t('Remove from Run')}
          </Button>
          <Button kind="line" onClick={onClose}>
            {t('Close')}
          </Button>
        </>
      }
    >
      <PersonFacts seat={seat} reading={reading} decisions={decisions} />
      <PersonReasons run={run} seat={seat} />
      {hasAdvanced && (
        <>
          <MoveForm seat={seat} runId={run.id} />
          <WithdrawOnBehalf run={run} seat={seat} />
          <OnBehalfForm
            run={run}
            seat={seat}
            decisions={decisions}
            reasoning={reasoning}
            onReasoning={onReasoning}
          />
        </>
      )}
      <NewLink seat={seat} />
    </Dialog>
  );
}

const stillThere = t('They are still on this run. Please try again.');
