import type { Room, TextProblem, UnderstoodPosts } from '@vincere/domain';
import { Check, CircleAlert } from 'lucide-react';
import { formatClock } from '../lib/format.ts';
import { sayFound, sayPlace } from '../lib/pasted.ts';
import { plural, t } from '../lib/text.ts';
import { problemText } from '../lib/words/problem-text.ts';
import { authorName } from './posts/author.ts';
import styles from './Understanding.module.css';

const shownProblems = 8;

/** Shows how the text of a composer was parsed: the posts found, or the problems by line. */
export function Understanding({
  id,
  understood,
  room,
  className = '',
}: {
  id: string;
  understood: UnderstoodPosts;
  room: Room;
  className?: string | undefined;
}) {
  return (
    <div id={id} className={`understanding ${className}`} role="status">
      {understood.kind === 'posts' && <Found posts={understood.posts} room={room} />}
      {understood.kind === 'blank' && (
        <p className="hint">{t('Or paste JSON: one post in { } or a list of posts in [ ].')}</p>
      )}
      {(understood.kind === 'broken' || understood.kind === 'refused') && (
        <Problems problems={understood.problems} isRefused={understood.kind === 'refused'} />
      )}
    </div>
  );
}

type Found = Extract<UnderstoodPosts, { kind: 'posts' }>['posts'];

function Found({ posts, room }: { posts: Found; room: Room }) {
  const [found, times] = sayFound(posts);
  return (
    <>
      <p className={styles.found}>
        <Check className="icon" aria-hidden />
        <span>
          <b>{found}</b> {times}
        </span>
      </p>
      <ol className={`${styles.foundPosts} rows`}>
        {posts.map((post, index) => (
          <li key={index}>
            <b>{authorName({ author: post.author, room_name: room })}</b>{' '}
            <span className="meta-text">{post.author.handle}</span>
            {post.release !== null && (
              <span className="tag">
                {post.release === 'held'
                  ? t('When released')
                  : t('At {time}', { time: formatClock(post.release) })}
              </span>
            )}
            <p className="story">{post.content}</p>
          </li>
        ))}
      </ol>
    </>
  );
}

function Problems({ problems, isRefused }: { problems: readonly TextProblem[]; isRefused: boolean }) {
  const more = problems.length - shownProblems;
  return (
    <>
      <ul className={styles.problems}>
        {problems.slice(0, shownProblems).map((problem, index) => (
          <li key={index} className={`error ${styles.problem}`}>
            <CircleAlert className="icon" aria-hidden />
            <span>
              {sayPlace(problem)}: {problemText(problem)}
            </span>
          </li>
        ))}
      </ul>
      {more > 0 && <p className="hint">{plural(more, 'And {count} more.', 'And {count} more.')}</p>}
      <p className="hint">
        {isRefused
          ? t('It cannot be added like this.')
          : t('Fix it, or add the whole text as one post of plain text.')}
      </p>
    </>
  );
}
