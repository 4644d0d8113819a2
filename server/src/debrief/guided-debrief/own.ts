import type { GuidedDebrief } from '@vincere/contract';
import type { Queries } from '../../platform/db/database.ts';
import { findCurrentSeat } from '../../play/store/seats/seats.ts';
import { findCommitment } from './store/commitments.ts';
import { listOwnEntries } from './store/entries.ts';

type Own = NonNullable<GuidedDebrief['own']>;

/** What a person wrote in a guided debrief for themselves alone: private entries and the commitment. */
export type OwnDebrief = {
  private_entries: Pick<Own['entries'][number], 'phase' | 'text'>[];
  commitment: { text: string; due_on: string } | null;
};

/** Returns what a person wrote in a guided debrief for themselves; null without a seat. Only for that person. */
export async function loadOwnDebrief(db: Queries, runId: number, userId: number): Promise<OwnDebrief | null> {
  const seat = await findCurrentSeat(db, runId, userId);
  if (seat === undefined) return null;
  const entries = await listOwnEntries(db, seat.id);
  const commitment = await findCommitment(db, seat.id);
  return {
    private_entries: entries
      .filter(({ is_private }) => is_private === 1)
      .map(({ phase, text }) => ({ phase, text })),
    commitment: commitment === undefined ? null : { text: commitment.text, due_on: commitment.due_on },
  };
}
