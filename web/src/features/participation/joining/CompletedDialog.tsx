import { useNavigate } from '@tanstack/react-router';
import { participation } from '@vincere/contract/messages';
import type { RefObject } from 'react';
import { t } from '../../../lib/text.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/dialogs/Dialog.tsx';
import type { Finished } from './useJoining.ts';

/**
 * Says that the run is over. A participant who has not filled in the post-questionnaire yet is taken there when they close the
 * dialog in any way.
 */
export function CompletedDialog({
  open,
  finished,
  onClose,
  returnTo,
}: {
  open: boolean;
  finished: Finished;
  onClose: () => void;
  returnTo: RefObject<HTMLElement | null>;
}) {
  const navigate = useNavigate();
  const { runId, owesQuestionnaire } = finished;
  const leave = () => {
    onClose();
    if (owesQuestionnaire && runId !== null) void navigate({ to: '/post-questionnaire', search: { runId } });
  };
  return (
    <Dialog
      open={open}
      onOpenChange={leave}
      returnTo={returnTo}
      title={t(participation.alreadyCompleted.title)}
      footer={
        <>
          {runId !== null && !owesQuestionnaire && (
            <Button
              kind="line"
              onClick={() => void navigate({ to: '/simulation/summary', search: { runId } })}
            >
              {t(participation.viewSummary)}
            </Button>
          )}
          <Button kind={owesQuestionnaire ? 'signal' : 'ink'} onClick={leave}>
            {owesQuestionnaire ? t(participation.takePostQuestionnaire) : t('Close')}
          </Button>
        </>
      }
    >
      <p>{t(participation.alreadyCompleted.text)}</p>
      {owesQuestionnaire && (
        <p className="muted">
          {t('You took part in it. The post-scenario questionnaire is next, then your summary.')}
        </p>
      )}
    </Dialog>
  );
}
