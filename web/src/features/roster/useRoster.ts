import type { Calls, Input } from '@vincere/contract';
import { shared } from '@vincere/contract/messages';
import type { SheetEncoding } from '@vincere/domain';
import { useState } from 'react';
import { CallFailed, messageOf, send, useSend } from '../../lib/api.ts';
import { invalidateAfter } from '../../lib/live/live-invalidation.ts';
import { plural, t } from '../../lib/text.ts';
import { toast, toastError } from '../../ui/toasts/Toaster.tsx';
import type { Added, Line } from './types.ts';

type Corrected = Input<Calls['checkRosterLines']>['body']['lines'];

/** A sheet that is read and judged, and then added. */
export function useRoster(runId: number) {
  const params = { runId };
  const checking = useSend('checkRoster');
  const rechecking = useSend('checkRosterLines');
  const adding = useSend('addRoster');
  /** The numbers of the lines whose address was confirmed since the sheet was read. */
  const [verified, setVerified] = useState<ReadonlySet<number>>(new Set());
  const check = (file: File, encoding?: SheetEncoding) => {
    rechecking.reset();
    checking.mutate({ params, body: encoding === undefined ? {} : { encoding }, file, fileName: file.name });
  };
  const checkAgain = (correctedLines: Corrected, onChecked: () => void) =>
    rechecking.mutate({ params, body: { lines: correctedLines } }, { onSuccess: onChecked });
  const add = (lines: readonly Line[]) =>
    adding.mutate(
      {
        params,
        body: {
          people: lines.map(({ name, email, room_name }) => ({
            name,
            email,
            ...(room_name && { room_name }),
          })),
        },
      },
      { onSettled: () => invalidateAfter('participants-changed', null) },
    );
  const checkedLines = rechecking.data?.lines ?? checking.data?.lines;
  const lines = checkedLines?.map((line) =>
    verified.has(line.line)
      ? { ...line, problems: line.problems.filter((problem) => problem !== 'email-unverified') }
      : line,
  );
  const markVerified = ({ line }: Line) => setVerified((lineNumbers) => new Set(lineNumbers).add(line));
  const restart = () => {
    setVerified(new Set());
    checking.reset();
    rechecking.reset();
    adding.reset();
  };
  return {
    lines,
    canMail: checking.data?.can_mail === true,
    sheet: checking.data?.sheet,
    checking,
    rechecking,
    adding,
    check,
    checkAgain,
    add,
    confirmed: markVerified,
    restart,
  };
}

/** Takes those off the run who were just added. */
export async function takeBack(runId: number, addedPeople: readonly Added[]): Promise<void> {
  const user_run_ids = addedPeople.map((person) => person.user_run_id);
  try {
    const { removed } = await send('takeBackRoster', { params: { runId }, body: { user_run_ids } });
    toast(
      t('People Removed'),
      plural(removed, '{count} person is off the run again.', '{count} people are off the run again.'),
    );
  } catch (error) {
    const again = { label: t(shared.tryAgain), act: () => void takeBack(runId, addedPeople) };
    toastError(
      t('Failed to remove them'),
      messageOf(error, t('Check your connection and try again.')),
      // A refused request would be refused again.
      error instanceof CallFailed ? undefined : again,
    );
  }
  invalidateAfter('participants-changed', null);
}
