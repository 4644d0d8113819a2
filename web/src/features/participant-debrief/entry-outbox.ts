import type { Answer, Calls } from '@vincere/contract';
import { shared } from '@vincere/contract/messages';
import { messageOf, send } from '../../lib/api.ts';
import { createOutbox } from '../../lib/outbox/outbox.ts';
import type { OutboxItem } from '../../lib/outbox/store.ts';
import { t } from '../../lib/text.ts';
import type { WritingPhase } from '../../parts/guided-debrief/types.ts';
import { toastError } from '../../ui/toasts/Toaster.tsx';
import { cacheOwn } from './useParticipantDebrief.ts';

export type NewEntry = {
  runId: number;
  phase: WritingPhase;
  text: string;
  is_private: boolean;
  shows_name: boolean;
};
export type UnsentEntry = OutboxItem<NewEntry>;

/** Entries that the user has written and the server has not confirmed. */
export const entryOutbox = createOutbox<NewEntry, Answer<Calls['writeDebriefEntry']>>({
  name: 'debrief',
  send: ({ runId, ...body }, key) => send('writeDebriefEntry', { params: { runId }, body, key }),
  onSent: (entry, { data: { runId } }) =>
    cacheOwn(runId, (ownDebrief) => ({
      ...ownDebrief,
      entries: [...ownDebrief.entries.filter(({ id }) => id !== entry.id), entry],
    })),
  onFailed: (error) =>
    toastError(t(shared.error), messageOf(error, t('Your answer could not be sent. It is kept here.'))),
});

/** Returns the entries of a run that the server has not confirmed, oldest first. */
export function useUnsentEntries(scope: string): readonly UnsentEntry[] {
  return entryOutbox.useItems(scope).filter(({ state }) => state !== 'sent');
}
