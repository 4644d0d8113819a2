import type { Answer, Calls } from '@vincere/contract';
import { posts as texts } from '@vincere/contract/messages';
import { personas, type Release, type Room, refusals } from '@vincere/domain';
import { useRef, useState } from 'react';
import { messageOf, queryClient, send } from '../../lib/api.ts';
import { useDraft } from '../../lib/drafts.ts';
import { postsOf } from '../../lib/pasted.ts';
import { getSession } from '../../lib/session.ts';
import { parseStored } from '../../lib/stored.ts';
import { t } from '../../lib/text.ts';

export type LivePost = Answer<Calls['listLivePosts']>[number];

/** A post that the server has not confirmed; what failed or was cut off stays, also through a reload. */
export type UnsentPost = {
  id: string;
  room: Room;
  /** The scenario that it was written for: it goes into no other unasked. */
  scenarioId: number;
  content: string;
  /** When it appears: null at once, seconds from its arrival on, or held. */
  release: Release;
  /** How many like it the room had when it was first sent; null before that. */
  known: number | null;
};

const movedOn = new Error(t(refusals['advance.moved-on']));

/**
 * Publishes posts into rooms of the current scenario, one for each room. Sent again, a post is first looked for: one whose
 * answer was lost is not there twice.
 */
export function useLivePosts(runId: number, scenarioId: number | undefined) {
  const [stored, setStored, clearStored] = useDraft(`unsent-posts:${getSession()?.id}:${runId}`);
  const unsent = (parseStored(stored) as UnsentPost[] | null) ?? [];
  const latest = useRef(unsent);
  const [sending, setSending] = useState<ReadonlySet<string>>(new Set());
  const [failures, setFailures] = useState<Readonly<Record<string, string>>>({});

  const hold = (next: UnsentPost[]) => {
    latest.current = next;
    if (next.length === 0) clearStored();
    else setStored(JSON.stringify(next));
  };
  const drop = (id: string) => hold(latest.current.filter((post) => post.id !== id));
  const put = (post: UnsentPost) => hold(latest.current.map((one) => (one.id === post.id ? post : one)));
  const look = () => send('listLivePosts', { params: { runId } });

  const deliver = async (
    post: UnsentPost,
    looked: Promise<LivePost[]>,
    target: number | undefined,
  ): Promise<number[] | null> => {
    let ids: number[] = [];
    setSending((before) => new Set([...before, post.id]));
    try {
      const alike = countAlike(post, await looked);
      if (post.known === null || alike <= post.known) {
        const place = { params: { runId, roomName: post.room } };
        const { id, scenario_id } = await send('getRoomRunByName', place);
        if (scenario_id !== target) throw movedOn;
        if (target !== post.scenarioId || post.known === null) {
          const aimed = { ...post, scenarioId: target };
          put({ ...aimed, known: countAlike(aimed, await looked) });
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
      /** The run has moved on since it was written. */
      isLate: post.scenarioId !== scenarioId,
      /** What the server said, where it said something. */
      reason: failures[post.id] ?? '',
    })),
    /** The ids of the posts once every room has its own; null while one has not. */
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
      hold([...latest.current, ...fresh]);
      const looked = look();
      const done = await Promise.all(fresh.map((post) => deliver(post, looked, scenarioId)));
      return done.includes(null) ? null : done.flatMap((ids) => ids ?? []);
    },
    /** Sends it again, into the scenario in which the run stands now: of a late one the facilitator was asked. */
    retry: (id: string) => {
      const post = latest.current.find((one) => one.id === id);
      if (post) void deliver(post, look(), scenarioId);
    },
    drop,
    failed: t(texts.addFailed),
  };
}

/** The posts of a room in a scenario that read like the first one of this text. */
function countAlike({ room, scenarioId, content }: UnsentPost, live: readonly LivePost[]): number {
  const [first] = postsOf(content, room, personas[room]);
  return live.filter(
    (post) => post.room_name === room && post.scenario_id === scenarioId && post.content === first?.content,
  ).length;
}
