import { Heart, MessageCircle, Repeat2 } from 'lucide-react';
import { PersonMark } from '../../ui/marks.tsx';
import type { Sample } from './tree.ts';

const count = new Intl.NumberFormat('en-US');
const kinds = [
  { key: 'likes', Icon: Heart, word: 'likes' },
  { key: 'retweets', Icon: Repeat2, word: 'reposts' },
  { key: 'replies', Icon: MessageCircle, word: 'replies' },
] as const;

export function SamplePost({ post }: { post: Sample['rooms'][number]['tweets'][number] }) {
  const [first = '', ...others] = post.author.name.split(/\s+/);
  return (
    <article className="post" tabIndex={-1} aria-label={`Post by ${post.author.name}`}>
      <PersonMark first={first} last={others.at(-1) ?? ''} />
      <div>
        <div className="post-h">
          <b>{post.author.name}</b>
          <span>{post.author.handle}</span>
          <span>{post.timestamp}</span>
        </div>
        <p className="post-b">{post.content}</p>
        <div className="post-f">
          {kinds.map(({ key, Icon, word }) => (
            <span key={key}>
              <Icon className="ic" aria-hidden />
              {count.format(post[key])}
              <span className="sr">{word}</span>
            </span>
          ))}
        </div>
      </div>
    </article>
  );
}
