import type { Run } from '@vincere/contract';
import { runs, shared } from '@vincere/contract/messages';
import { type RefObject, useRef, useState } from 'react';
import { messageOf, useSend } from '../../../lib/api.ts';
import { t } from '../../../lib/text.ts';
import { titled } from '../../../lib/words/titled.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/dialogs/Dialog.tsx';
import dialogActionsStyles from '../../../ui/dialogs/dialog-actions.module.css';
import { FieldError } from '../../../ui/Field.tsx';
import { toast } from '../../../ui/toasts/Toaster.tsx';
import type { Decisions, Seat } from '../types.ts';
import { readBoard } from '../useControlRoom.ts';
import { contactOf, fullName } from '../vote-status.ts';
import { bringBack } from './bring-back.ts';
import { MoveForm } from './MoveForm.tsx';
import { NewLink } from './NewLink.tsx';
import { OnBehalfForm } from './OnBehalfForm.tsx';
import styles from './PersonDialog.module.css';
import { PersonFacts } from './PersonFacts.tsx';
import { PersonReasons } from './PersonReasons.tsx';
import type { SeatReading } from './useReadings.ts';
import { WithdrawOnBehalf } from './WithdrawOnBehalf.tsx';

export type PersonMode = 'details' | 'remove';

/** One participant: their facts, forms to move them or vote for them, and the removal from the run. */
export function PersonDialog({
  run,
  seat,
  reading,
  decisions,
  hasAdvanced,
  mode,
  onMode,
  onClose,
  heading,
}: {
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
}) {
  const focusAfterClose = useRef<HTMLElement>(null);
  const [reasoning, setReasoning] = useState('');
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
  const dialogProps = { open: true, onOpenChange: (isOpen: boolean) => !isOpen && onClose() };
  if (mode === 'remove')
    return (
      <Dialog
        {...dialogProps}
        key="remove"
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
  return (
    <Dialog
      {...dialogProps}
      key="details"
      className={styles.personDialog}
      title={name}
      text={contactOf(seat)}
      keepOpen={reasoning !== ''}
      footer={
        <>
          <Button kind="quiet" className={dialogActionsStyles.atLeft} onClick={() => onMode('remove')}>
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
            onReasoning={setReasoning}
          />
        </>
      )}
      <NewLink seat={seat} />
    </Dialog>
  );
}

const stillThere = t('They are still on this run. Please try again.');
