import type { Run } from '@vincere/contract';
import { messageOf, useSend } from '../../../../lib/api.ts';
import { t } from '../../../../lib/text.ts';
import { Button } from '../../../../ui/Button.tsx';
import { FieldError } from '../../../../ui/Field.tsx';
import { toast } from '../../../../ui/toasts/Toaster.tsx';
import type { Seat } from '../../types.ts';
import { readBoard } from '../../useControlRoom.ts';
import { fullName } from '../../votes/vote-status.ts';

/** Withdraws the final decision that a facilitator recorded. Another one can then be recorded or cast. */
export function WithdrawOnBehalf({ run, seat }: { run: Run; seat: Seat }) {
  const withdrawal = useSend('withdrawVoteFor');
  const scenarioId = run.current_scenario?.id;
  if (!seat.on_behalf || seat.final_vote === null || scenarioId === undefined) return null;
  const withdraw = () =>
    withdrawal.mutate(
      { params: { runId: run.id, participantId: seat.user_run_id, scenarioId } },
      {
        onSuccess: () => {
          toast(t('Decision Withdrawn'), t('{name} can decide again.', { name: fullName(seat) }));
          readBoard(run.id);
        },
      },
    );
  return (
    <section aria-label={t('Recorded decision')}>
      <p className="hint">
        {t('Until the stage closes, you can withdraw the recorded decision and record another one.')}
      </p>
      <Button kind="line" busy={withdrawal.isPending} onClick={withdraw}>
        {withdrawal.isPending ? t('Withdrawing') : t('Withdraw Decision')}
      </Button>
      {withdrawal.isError && (
        <FieldError>{messageOf(withdrawal.error, t('Failed to withdraw the decision'))}</FieldError>
      )}
    </section>
  );
}
