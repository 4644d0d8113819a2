import { posts as texts } from '@vincere/contract/messages';
import type { PostCondition, Release, Room } from '@vincere/domain';
import { messageOf, send } from '../../lib/api.ts';
import { createOutbox } from '../../lib/outbox/outbox.ts';
import type { OutboxItem } from '../../lib/outbox/store.ts';
import { t } from '../../lib/text.ts';
import { toastError } from '../../ui/toasts/Toaster.tsx';
import { refreshAuthoring } from '../authoring/useSimulation.ts';

/** Text that was added to a room of a scenario: one post, or JSON of several. */
type NewPosts = {
  scenarioId: number;
  room: Room;
  content: string;
  /** Applies to the posts that have no release of their own. */
  release: Release;
  /** Applies to all posts. Posts that were stored by an earlier version have none. */
  when?: PostCondition[];
};
export type UnsentPosts = OutboxItem<NewPosts>;

/** The outbox of posts that authors add to rooms. The scope names the author, the scenario and the room. */
export const postOutbox = createOutbox<NewPosts, unknown>({
  name: 'posts',
  send: ({ scenarioId, room, content, release, when = [] }, key) =>
    send('createPost', {
      body: {
        content,
        room_name: room,
        scenario_id: scenarioId,
        release,
        ...(when.length > 0 && { when }),
      },
      key,
    }),
  onSent: refreshAuthoring,
  onFailed: (error) => toastError(t(texts.addFailed), messageOf(error, '') || undefined),
});
