import { maxHelpLength } from '@vincere/contract/constants';
import { useEffect, useEffectEvent, useRef } from 'react';
import { messageOf } from '../../../lib/api.ts';
import { t } from '../../../lib/text.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/dialogs/Dialog.tsx';
import { TextArea } from '../../../ui/Field.tsx';
import { Failed, Skeleton } from '../../../ui/states.tsx';
import { HelpThread } from './HelpThread.tsx';
import type { useOwnHelp } from './useOwnHelp.ts';
import type { useQuestion } from './useQuestion.ts';

/** The user's questions to the facilitators with their answers, and a field for another question. */
export function HelpDialog({
  help: { read, questions, unread, see },
  question: { text, setText, ask, isPending, isWaiting, hasFailed, refusal },
  isOver,
  open,
  onClose,
}: {
  help: ReturnType<typeof useOwnHelp>;
  question: ReturnType<typeof useQuestion>;
  isOver: boolean;
  open: boolean;
  onClose: () => void;
}) {
  const field = useRef<HTMLTextAreaElement>(null);
  const seeNow = useEffectEvent(see);
  useEffect(() => {
    if (open && unread > 0) seeNow();
  }, [open, unread]);
  const submit = () => {
    if (isPending) return;
    field.current?.focus();
    if (text.trim() !== '') ask();
  };
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={t('Ask the facilitator')}
      text={
        isOver
          ? t('The simulation is over: nothing can be asked any more.')
          : t('Only the facilitators of this simulation see what you ask.')
      }
      {...(!isOver && {
        onSubmit: submit,
        footer: (
          <>
            <Button kind="line" onClick={onClose}>
              {t('Close')}
            </Button>
            <Button type="submit" busy={isPending}>
              {isPending ? t('Sending') : t('Send Question')}
            </Button>
          </>
        ),
      })}
    >
      {read.data === undefined &&
        (read.isError ? (
          <Failed
            message={t('Your questions could not be loaded.')}
            busy={read.isFetching}
            onRetry={() => void read.refetch()}
          />
        ) : (
          <Skeleton lines={2} label={t('Loading your questions')} />
        ))}
      <HelpThread questions={questions} isOver={isOver} />
      {!isOver && (
        <TextArea
          ref={field}
          label={t('Your question')}
          rows={3}
          maxLength={maxHelpLength}
          value={text}
          readOnly={isPending}
          error={
            hasFailed
              ? messageOf(refusal, t('Your question was not sent. It is kept here: please try again.'))
              : undefined
          }
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey))
              event.currentTarget.form?.requestSubmit();
          }}
        />
      )}
      <div role="status">
        {isWaiting && (
          <p className="hint">
            {t('Waiting for the connection. Your question will be sent when it is back; you can close this.')}
          </p>
        )}
      </div>
    </Dialog>
  );
}
