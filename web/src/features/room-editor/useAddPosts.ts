import type { Answer, Calls } from '@vincere/contract';
import { posts as texts } from '@vincere/contract/messages';
import { personas, type Release, type Room } from '@vincere/domain';
import { messageOf, queryClient, send } from '../../lib/api.ts';
import { postsOf } from '../../lib/pasted.ts';
import { t } from '../../lib/text.ts';
import { clearToast, toastError } from '../../ui/Toaster.tsx';
import { refreshAuthoring } from '../authoring/useSimulation.ts';
import { type UnsentPosts, unsentPosts } from './unsent-posts.ts';

type AuthoredRoom = Answer<Calls['getAuthoredRoom']>;

/**
 * Adds posts to a room of a scenario. They are kept as being sent until the server has them, and as failed when they could
 * not be sent. Sent again, it first looks whether they had arrived after all: no post is there twice.
 */
export function useAddPosts(place: string, scenarioId: number, room: Room) {
  const params = { scenarioId, roomName: room };
  const queryKey = ['getAuthoredRoom', { params }];

  const alike = (content: string, stored: AuthoredRoom | undefined) => {
    const first = postsOf(content, room, personas[room])[0];
    return stored?.tweets.filter((post) => post.content === first?.content).length ?? 0;
  };
  const deliver = async (item: UnsentPosts, isRetry: boolean) => {
    unsentPosts.put(place, { ...item, state: 'sending', error: undefined });
    try {
      const hasArrived =
        isRetry && alike(item.content, await send('getAuthoredRoom', { params })) > item.known;
      if (!hasArrived)
        await send('createPost', {
          body: {
            content: item.content,
            room_name: room,
            scenario_id: scenarioId,
            release: item.release ?? null,
          },
        });
      await refreshAuthoring();
      unsentPosts.drop(place, item.key);
    } catch (error) {
      const reason = messageOf(error, '') || undefined;
      unsentPosts.put(place, { ...item, state: 'failed', error: reason });
      toastError(t(texts.addFailed), reason);
    }
  };

  return {
    /** `release` is that of the posts that bring none of their own. */
    add: (content: string, release: Release) => {
      clearToast();
      const known = alike(content, queryClient.getQueryData<AuthoredRoom>(queryKey));
      const sameUnderWay = unsentPosts.list(place).filter((item) => item.content === content).length;
      void deliver(
        {
          key: `${Date.now()}-${Math.random()}`,
          content,
          release,
          known: known + sameUnderWay,
          state: 'sending',
          error: undefined,
        },
        false,
      );
    },
    retry: (item: UnsentPosts) => {
      clearToast();
      void deliver(item, true);
    },
    drop: (key: string) => unsentPosts.drop(place, key),
  };
}
