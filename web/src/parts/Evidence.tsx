import { maxEvidence, type Room } from '@vincere/domain';
import { Bookmark } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { t } from '../lib/text.ts';
import { authorName } from './author.ts';
import styles from './Evidence.module.css';

/** A post that can be evidence for a vote. */
export type EvidencePost = {
  id: number;
  content: string;
  room_name: Room;
  author: { name: string; handle: string };
};

/** Posts of one room, oldest first. The room has a name if posts of several rooms are shown. */
export type EvidenceGroup = { name?: string | undefined; posts: readonly EvidencePost[] };

/** Maximum length of the excerpt that identifies a post, in characters. */
const excerptLength = 140;

function excerptOf(content: string): string {
  const text = content.replace(/\s+/g, ' ').trim();
  return text.length <= excerptLength ? text : `${text.slice(0, excerptLength).trimEnd()}…`;
}

/** Shows the evidence of a vote. Posts that are not passed in are left out. */
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
    <ul className={styles.chosenEvidence} aria-label={label}>
      {marked.map((post) => (
        <li key={post.id}>
          <Bookmark className="icon" aria-hidden />
          <span>
            <b>{authorName(post)}</b> {excerptOf(post.content)}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Lets the voter mark posts as evidence while writing the reasoning. */
export function EvidenceChoice({
  groups,
  marked,
  onChange,
  onOpen,
  disabled = false,
  children,
}: {
  groups: readonly EvidenceGroup[];
  marked: readonly number[];
  onChange: (marked: number[]) => void;
  /** Called when it is opened, to read posts that are loaded on demand. */
  onOpen?: (() => void) | undefined;
  disabled?: boolean;
  /** State of the posts that are loaded on demand. */
  children?: ReactNode;
}) {
  const filled = groups.filter(({ posts }) => posts.length > 0);
  if (filled.length === 0 && onOpen === undefined) return null;
  const isFull = marked.length >= maxEvidence;
  const toggle = (id: number) =>
    onChange(marked.includes(id) ? marked.filter((one) => one !== id) : [...marked, id]);
  const listOf = ({ posts, name }: EvidenceGroup) => (
    <ul aria-label={name ?? t('Posts to mark as evidence')}>
      {posts.toReversed().map((post) => (
        <li key={post.id}>
          <label>
            <input
              type="checkbox"
              checked={marked.includes(post.id)}
              disabled={disabled || (isFull && !marked.includes(post.id))}
              onChange={() => toggle(post.id)}
            />
            <span className={styles.evidenceText}>
              <b>{authorName(post)}</b> {excerptOf(post.content)}
            </span>
          </label>
        </li>
      ))}
    </ul>
  );
  return (
    <details
      className={styles.evidence}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) onOpen?.();
      }}
    >
      <summary>
        {t('Mark posts as evidence')}
        {marked.length > 0 && <span className="number"> ({marked.length})</span>}
      </summary>
      <div className={styles.evidenceList}>
        {filled.map((group) =>
          group.name === undefined ? (
            <Fragment key="own">{listOf(group)}</Fragment>
          ) : (
            <fieldset key={group.name}>
              <legend className="label-text">{group.name}</legend>
              {listOf(group)}
            </fieldset>
          ),
        )}
        {children}
      </div>
      {isFull && (
        <p className="hint">{t('A vote rests on at most {count} posts.', { count: maxEvidence })}</p>
      )}
    </details>
  );
}
