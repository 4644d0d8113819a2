import type { Run } from '@vincere/contract';
import { useState } from 'react';
import { messageOf, queryClient, send } from '../../lib/api.ts';
import { t } from '../../lib/text.ts';
import { Button } from '../../ui/Button.tsx';
import { FormDialog } from '../../ui/dialogs/FormDialog.tsx';
import { toast } from '../../ui/toasts/Toaster.tsx';
import { ConditionAnswers, type ConditionMarks, type Conditions, toJudgement } from './ConditionAnswers.tsx';
import { ReadOrder } from './OrderSection.tsx';
import type { Order } from './useOrder.ts';

type Judged = {
  run: Run;
  decision: { title_of_decision: string; conditions: Conditions };
  /** The order of the stage closed last. */
  order: Order | undefined;
};

/** The button and the dialog with which a facilitator corrects which conditions of the last decision were met. */
export function CorrectJudgement(props: Judged) {
  const [isOpen, setOpen] = useState(false);
  if (props.order === undefined || props.decision.conditions.length === 0) return null;
  return (
    <>
      <Button kind="line" size="sm" onClick={() => setOpen(true)}>
        {t('Correct the Judgement')}
      </Button>
      {isOpen && <CorrectDialog {...props} order={props.order} onClose={() => setOpen(false)} />}
    </>
  );
}

function CorrectDialog({ run, decision, order, onClose }: Judged & { order: Order; onClose: () => void }) {
  const { conditions } = decision;
  const judgedMarks = new Map(order.conditions.map(({ id, is_met }) => [id, is_met]));
  const [marks, setMarks] = useState<ConditionMarks>(judgedMarks);
  const isDirty = conditions.some(({ id }) => (marks.get(id) ?? null) !== (judgedMarks.get(id) ?? null));
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const submit = async () => {
    setBusy(true);
    setFailure(undefined);
    try {
      await send('correctJudgement', {
        params: { runId: run.id },
        body: { scenario_id: order.scenario_id, ...toJudgement(conditions, marks) },
      });
      await Promise.all(
        ['getRunOrders', 'getDebrief', 'getRun'].map((name) =>
          queryClient.invalidateQueries({ queryKey: [name] }),
        ),
      );
      toast(t('Judgement corrected'), t('Everyone reads the new text now.'));
      onClose();
    } catch (error) {
      setFailure(messageOf(error, t('Nothing was changed. Please try again.')));
    } finally {
      setBusy(false);
    }
  };
  return (
    <FormDialog
      onClose={onClose}
      title={t('Correct the Judgement')}
      text={decision.title_of_decision}
      action={[t('Save Judgement'), t('Saving...')]}
      isBusy={isBusy}
      isDirty={isDirty}
      failure={failure}
      onSubmit={submit}
    >
      {order.is_asked && <ReadOrder order={order} />}
      <ConditionAnswers conditions={conditions} marks={marks} onChange={setMarks} />
    </FormDialog>
  );
}
