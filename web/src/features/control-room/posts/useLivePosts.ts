import { posts as texts } from '@vincere/contract/messages';
import type { Release, Room } from '@vincere/domain';
import { messageOf } from '../../../lib/api.ts';
import { refusalOf } from '../../../lib/outbox/outbox.ts';
import { getSession } from '../../../lib/session/session.ts';
import { t } from '../../../lib/text.ts';
import { livePostOutbox } from './live-post-outbox.ts';

/** Publishes posts to rooms of the current scenario, one per room, and lists those that the server has not confirmed. */
export function useLivePosts(runId: number, scenarioId: number | undefined) {
  const scope = `${getSession()?.id}:${runId}`;
  const items = livePostOutbox.useItems(scope);
  livePostOutbox.useResume(scope);
  return {
    unsent: items
      .filter(({ state }) => state !== 'sent')
      .map((item) => ({
        item,
        /** True if the run has moved on since it was written. */
        isLate: item.data.scenarioId !== scenarioId,
        /** The server's refusal in words, or an empty string. */
        reason: messageOf(refusalOf(item), ''),
      })),
    /** Resolves to the ids of the posts, or to null if at least one room did not get its post. */
    publish: async (rooms: readonly Room[], content: string, release: Release): Promise<number[] | null> => {
      if (scenarioId === undefined) return null;
      const answers = await Promise.all(
        rooms.map((room) => livePostOutbox.add(scope, { runId, room, scenarioId, content, release })),
      );
      return answers.includes(null)
        ? null
        : answers.flatMap((answer) => answer?.tweets.map(({ id }) => id) ?? []);
    },
    /** Sends a failed post again. A late one is published to the current scenario, as its button says. */
    retry: (item: (typeof items)[number]) => {
      if (scenarioId === undefined || item.data.scenarioId === scenarioId) return livePostOutbox.retry(item);
      livePostOutbox.discard(item);
      void livePostOutbox.add(scope, { ...item.data, scenarioId });
    },
    discard: livePostOutbox.discard,
    failed: t(texts.addFailed),
  };
}
