import { posts as texts } from '@vincere/contract/messages';
import type { Role } from '@vincere/domain';
import { useRef, useState } from 'react';
import { messageOf, send } from '../../lib/api.ts';
import { useDraft } from '../../lib/drafts.ts';
import { getSession } from '../../lib/session.ts';
import { parseStored } from '../../lib/stored.ts';

/** A post that the server has not confirmed; what failed or was cut off stays, also through a reload. */
export type UnsentPost = { id: string; room: Role; content: string };

/** Publishes posts into rooms of the current scenario, one for each room. */
export function useLivePosts(runId: number) {
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

  const sendOne = async (post: UnsentPost): Promise<boolean> => {
    setSending((before) => new Set([...before, post.id]));
    try {
      const place = { params: { runId, roomName: post.room } };
      const { id, scenario_id } = await send('getRoomRunByName', place);
      await send('publishPost', {
        params: { roomRunId: id },
        body: { content: post.content, room_name: post.room, scenario_id },
      });
      drop(post.id);
      return true;
    } catch (error) {
      setFailures((before) => ({ ...before, [post.id]: messageOf(error, '') }));
      return false;
    } finally {
      setSending((before) => new Set([...before].filter((id) => id !== post.id)));
    }
  };

  return {
    unsent: unsent.map((post) => ({
      ...post,
      isSending: sending.has(post.id),
      /** What the server said, where it said something. */
      reason: failures[post.id] ?? '',
    })),
    /** Answers whether every room has it. */
    publish: async (rooms: readonly Role[], content: string): Promise<boolean> => {
      const at = Date.now();
      const fresh = rooms.map((room) => ({ id: `${at}-${room}`, room, content }));
      hold([...latest.current, ...fresh]);
      const done = await Promise.all(fresh.map(sendOne));
      return done.every(Boolean);
    },
    retry: (post: UnsentPost) => sendOne(post),
    drop,
    failed: texts.addFailed,
  };
}
