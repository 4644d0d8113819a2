import '../styles/evidence.css';
import { mostEvidence } from '@vincere/domain';
import { Bookmark } from 'lucide-react';
import { t } from '../lib/text.ts';

/** A post on which a vote can rest. */
export type EvidencePost = { id: number; content: string; author: { name: string } };

/** So many characters of a post tell which one it is. */
const excerptLength = 140;

function excerptOf(content: string): string {
  const text = content.replace(/\s+/g, ' ').trim();
  return text.length <= excerptLength ? text : `${text.slice(0, excerptLength).trimEnd()}…`;
}

/** The posts on which a vote rests; those that are not given here are left out. */
export function EvidenceList({
  posts,
  ids,
  label = t('Evidence'),
}: {
  posts: readonly EvidencePost[];
  ids: readonly number[];
  label?: string;
}) {
  const marked = posts.filter(({ id }) => ids.includes(id));
  if (marked.length === 0) return null;
  return (
    <ul className="evs" aria-label={label}>
      {marked.map(({ id, author, content }) => (
        <li key={id}>
          <Bookmark className="ic" aria-hidden />
          <span>
            <b>{author.name}</b> {excerptOf(content)}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Marks posts of the feed as evidence, while the reasoning is written. */
export function EvidenceChoice({
  posts,
  marked,
  onChange,
  disabled = false,
}: {
  /** The newest first. */
  posts: readonly EvidencePost[];
  marked: readonly number[];
  onChange: (marked: number[]) => void;
  disabled?: boolean;
}) {
  if (posts.length === 0) return null;
  const isFull = marked.length >= mostEvidence;
  return (
    <details className="evc">
      <summary>
        {t('Mark posts as evidence')}
        {marked.length > 0 && <span className="num"> ({marked.length})</span>}
      </summary>
      <ul aria-label={t('Posts to mark as evidence')}>
        {posts.map(({ id, author, content }) => {
          const isMarked = marked.includes(id);
          return (
            <li key={id}>
              <label>
                <input
                  type="checkbox"
                  checked={isMarked}
                  disabled={disabled || (isFull && !isMarked)}
                  onChange={() => onChange(isMarked ? marked.filter((one) => one !== id) : [...marked, id])}
                />
                <span className="evc-t">
                  <b>{author.name}</b> {excerptOf(content)}
                </span>
              </label>
            </li>
          );
        })}
      </ul>
      {isFull && (
        <p className="hint">{t('A vote rests on at most {count} posts.', { count: mostEvidence })}</p>
      )}
    </details>
  );
}
