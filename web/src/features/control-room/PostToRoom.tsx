import type { Run } from '@vincere/contract';
import { limits } from '@vincere/contract/constants';
import { type Role, roles } from '@vincere/domain';
import { useState } from 'react';
import { useDraft } from '../../lib/drafts.ts';
import { formatTime, roleName } from '../../lib/format.ts';
import { getSession } from '../../lib/session.ts';
import { Button } from '../../ui/Button.tsx';
import { RoomMark } from '../../ui/marks.tsx';
import { Section } from '../../ui/Section.tsx';
import { UnsentPosts } from './UnsentPosts.tsx';
import { useLivePosts } from './useLivePosts.ts';

const everywhere = 'all';

/** A post that appears at once in the feed of one room, or of all six. */
export function PostToRoom({ run }: { run: Run }) {
  const place = `live-post:${getSession()?.id}:${run.id}`;
  const [text, setText, clearText] = useDraft(place);
  const [target, setTarget] = useDraft(`${place}:room`, roles[0]);
  const [posted, setPosted] = useState('');
  const posts = useLivePosts(run.id);
  const role = roles.find((one) => one === target);
  const isOpen = run.current_scenario !== null && run.status !== 'DRAFT';
  const submit = async () => {
    const to: readonly Role[] = role === undefined ? roles : [role];
    setPosted('');
    // What is typed moves into the list of what is being sent, which keeps it until the server has it.
    clearText();
    if (await posts.publish(to, text))
      setPosted(
        `Posted to ${role === undefined ? 'all six rooms' : roleName(role)}, ${formatTime(new Date())}`,
      );
  };
  return (
    <Section title="Post to a room">
      <form
        className="pr2"
        onSubmit={(event) => {
          event.preventDefault();
          if (text.trim() !== '') void submit();
        }}
      >
        <div className="pr2-to">
          {role && <RoomMark room={role} size={16} />}
          <select
            className="inp inp-sm"
            aria-label="Room"
            data-marked={role !== undefined || undefined}
            value={role ?? everywhere}
            onChange={(event) => setTarget(event.target.value)}
          >
            {roles.map((room) => (
              <option key={room} value={room}>
                {roleName(room)}
              </option>
            ))}
            <option value={everywhere}>All six rooms</option>
          </select>
        </div>
        <textarea
          className="inp story"
          aria-label="Post"
          rows={2}
          maxLength={limits.post}
          placeholder="What the room reads next"
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey))
              event.currentTarget.form?.requestSubmit();
          }}
        />
        <div className="row pr2-f">
          <p className="t-meta" role="status">
            {isOpen ? posted : 'The rooms open with the run.'}
          </p>
          <Button type="submit" size="sm" disabled={!isOpen || text.trim() === ''}>
            Post now
          </Button>
        </div>
      </form>
      <UnsentPosts posts={posts} />
    </Section>
  );
}
