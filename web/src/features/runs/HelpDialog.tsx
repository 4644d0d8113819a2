import type { Run } from '@vincere/contract';
import { maxHelpLength } from '@vincere/contract/constants';
import { useEffect, useEffectEvent, useRef } from 'react';
import { messageOf, useSend } from '../../lib/api.ts';
import { useDraft } from '../../lib/drafts.ts';
import { t } from '../../lib/text.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { TextArea } from '../../ui/Field.tsx';
import { Failed, Skeleton } from '../../ui/states.tsx';
import { HelpThread } from './HelpThread.tsx';
import type { useOwnHelp } from './useOwnHelp.ts';
import { ownSeat } from './useRun.ts';

/** What a person asked the facilitators and what they answered, and a field to ask more. */
export function HelpDialog({
  run,
  help: { read, questions, unread, see },
  isOver,
  open,
  onClose,
}: {
  run: Run;
  help: ReturnType<typeof useOwnHelp>;
  isOver: boolean;
  open: boolean;
  onClose: () => void;
}) {
  const [typed, type, clear] = useDraft(`help:${ownSeat(run)?.user_id ?? 0}:${run.id}`);
  const asking = useSend('askForHelp');
  const field = useRef<HTMLTextAreaElement>(null);
  const seeNow = useEffectEvent(see);
  useEffect(() => {
    if (open && unread > 0) seeNow();
  }, [open, unread]);
  const ask = () => {
    if (typed.trim() === '') return field.current?.focus();
    asking.mutate(
      { params: { runId: run.id }, body: { content: typed } },
      {
        onSuccess: () => {
          clear();
          field.current?.focus();
          void read.refetch();
        },
      },
    );
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
      busy={asking.isPending}
      {...(!isOver && {
        onSubmit: ask,
        footer: (
          <>
            <Button kind="line" disabled={asking.isPending} onClick={onClose}>
              {t('Close')}
            </Button>
            <Button type="submit" busy={asking.isPending}>
              {asking.isPending ? t('Sending') : t('Send Question')}
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
      <HelpThread questions={questions} />
      {!isOver && (
        <TextArea
          ref={field}
          label={t('Your question')}
          rows={3}
          maxLength={maxHelpLength}
          value={typed}
          error={
            asking.isError
              ? messageOf(asking.error, t('Your question was not sent. It is kept here: please try again.'))
              : undefined
          }
          onChange={(event) => type(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey))
              event.currentTarget.form?.requestSubmit();
          }}
        />
      )}
    </Dialog>
  );
}
