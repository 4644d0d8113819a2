import type { Answer, Calls } from '@vincere/contract';
import { posts as texts } from '@vincere/contract/messages';
import { personas, type Release, type Room, refusals } from '@vincere/domain';
import { useRef, useState } from 'react';
import { messageOf, queryClient, send } from '../../../lib/api.ts';
import { useDraft } from '../../../lib/drafts.ts';
import { postsOf } from '../../../lib/pasted.ts';
import { getSession } from '../../../lib/session.ts';
import { parseStored } from '../../../lib/stored.ts';
import { t } from '../../../lib/text.ts';

export type LivePost = Answer<Calls['listLivePosts']>[number];

/** A post that the server has not confirmed. Posts that failed or were interrupted are kept, also after a reload. */
export type UnsentPost = {
  id: string;
  room: Room;
  /** The scenario that it was written for. The facilitator must confirm before it goes to another one. */
  scenarioId: number;
  content: string;
  /** Null to show it at once, a number of seconds after the server receives it, or held. */
  release: Release;
  /** Number of equal posts that the room had when it was first sent; null before that. */
  known: number | null;
};

const movedOn = new Error(t(refusals['advance.moved-on']));

/**
 * Publishes posts to rooms of the current scenario, one per room. Before a retry it checks whether the server already has
 * the post, so a post whose answer was lost is not published twice.
 */
export function useLivePosts(runId: number, scenarioId: number | undefined) {
  const [stored, setStored, clearStored] = useDraft(`unsent-posts:${getSession()?.id}:${runId}`);
  const unsent = (parseStored(stored) as UnsentPost[] | null) ?? [];
  const latest = useRef(unsent);
  const [sending, setSending] = useState<ReadonlySet<string>>(new Set());
  const [failures, setFailures] = useState<Readonly<Record<string, string>>>({});

  const store = (next: UnsentPost[]) => {
    latest.current = next;
    if (next.length === 0) clearStored();
    else setStored(JSON.stringify(next));
  };
  const drop = (id: string) => store(latest.current.filter((post) => post.id !== id));
  const replace = (post: UnsentPost) => store(latest.current.map((one) => (one.id === post.id ? post : one)));
  const readLivePosts = () => send('listLivePosts', { params: { runId } });

  const deliver = async (
    post: UnsentPost,
    livePosts: Promise<LivePost[]>,
    target: number | undefined,
  ): Promise<number[] | null> => {
    let ids: number[] = [];
    setSending((before) => new Set([...before, post.id]));
    try {
      const equalPosts = countEqual(post, await livePosts);
      if (post.known === null || equalPosts <= post.known) {
        const place = { params: { runId, roomName: post.room } };
        const { id, scenario_id } = await send('getRoomRunByName', place);
        if (scenario_id !== target) throw movedOn;
        if (target !== post.scenarioId || post.known === null) {
          const retargeted = { ...post, scenarioId: target };
          replace({ ...retargeted, known: countEqual(retargeted, await livePosts) });
        }
        const { tweets } = await send('publishPost', {
          params: { roomRunId: id },
          body: {
            content: post.content,
            room_name: post.room,
            scenario_id,
            ...(typeof post.release === 'number'
              ? { appears_in: post.release }
              : { release: post.release ?? null }),
          },
        });
        ids = tweets.map((one) => one.id);
      }
      drop(post.id);
      for (const call of ['listLivePosts', 'listComingPosts'])
        void queryClient.invalidateQueries({ queryKey: [call] });
      return ids;
    } catch (error) {
      const reason = error === movedOn ? movedOn.message : messageOf(error, '');
      setFailures((before) => ({ ...before, [post.id]: reason }));
      return null;
    } finally {
      setSending((before) => new Set([...before].filter((id) => id !== post.id)));
    }
  };

  return {
    unsent: unsent.map((post) => ({
      ...post,
      isSending: sending.has(post.id),
      /** True if the run has moved on since it was written. */
      isLate: post.scenarioId !== scenarioId,
      /** The error message of the server, or an empty string. */
      reason: failures[post.id] ?? '',
    })),
    /** Resolves to the ids of the posts, or to null if at least one room did not get its post. */
    publish: async (rooms: readonly Room[], content: string, release: Release): Promise<number[] | null> => {
      if (scenarioId === undefined) return null;
      const at = Date.now();
      const fresh = rooms.map((room) => ({
        id: `${at}-${room}`,
        room,
        scenarioId,
        content,
        release,
        known: null,
      }));
      store([...latest.current, ...fresh]);
      const livePosts = readLivePosts();
      const done = await Promise.all(fresh.map((post) => deliver(post, livePosts, scenarioId)));
      return done.includes(null) ? null : done.flatMap((ids) => ids ?? []);
    },
    /** Sends a post again, to the current scenario. For a late post, the button says so ("Post in This Stage"). */
    retry: (id: string) => {
      const post = latest.current.find((one) => one.id === id);
      if (post) void deliver(post, readLivePosts(), scenarioId);
    },
    drop,
    failed: t(texts.addFailed),
  };
}

/** Returns how many posts of the room in the scenario equal the first post of this text. */
function countEqual({ room, scenarioId, content }: UnsentPost, live: readonly LivePost[]): number {
  const [first] = postsOf(content, room, personas[room]);
  return live.filter(
    (post) => post.room_name === room && post.scenario_id === scenarioId && post.content === first?.content,
  ).length;
}
