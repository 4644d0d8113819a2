import { isSharedEvidence, maxEvidence, type Room } from '@vincere/domain';
import { Bookmark } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { t } from '../../lib/text.ts';
import { excerptOf } from '../../lib/words/excerpt.ts';
import { sr } from '../../ui/sr.tsx';
import { RoomMark } from '../marks.tsx';
import { useRooms } from '../rooms.tsx';
import { authorName } from './author.ts';
import styles from './Evidence.module.css';

/** A post that can be evidence for a vote. */
export type EvidencePost = {
  id: number;
  content: string;
  room_name: Room;
  author: { name: string; handle: string };
};

/** A file on the table that can be evidence for a vote. */
export type EvidenceFile = { id: number; name: string; room_name: Room };

/** Posts of one room, oldest first, or posts and files on the table. It has a name if several groups are shown. */
export type EvidenceGroup = {
  name?: string | undefined;
  posts: readonly EvidencePost[];
  files?: readonly EvidenceFile[];
  /** Whether each entry is marked with its room. */
  withRooms?: boolean;
};

/** The posts and files marked as evidence while a vote is written. */
type Marking = {
  marked: readonly number[];
  markedFiles: readonly number[];
  isFull: boolean;
  toggle: (postId: number) => void;
  toggleFile: (fileId: number) => void;
};

/** Maximum length of the excerpt that identifies a post, in characters. */
const excerptLength = 140;

/** Shows the evidence of a vote. Posts and files that are not passed in are left out. */
export function EvidenceList({
  posts,
  ids,
  files = [],
  fileIds = [],
  votedIn,
  label = t('Evidence'),
}: {
  posts: readonly EvidencePost[];
  ids: readonly number[];
  files?: readonly EvidenceFile[];
  fileIds?: readonly number[];
  /** The room in which the vote was cast, to tell shared evidence from own; undefined in a run without a table. */
  votedIn?: Room | undefined;
  label?: string;
}) {
  const markedPosts = withoutRepeats(posts).filter(({ id }) => ids.includes(id));
  const markedFiles = withoutRepeats(files).filter(({ id }) => fileIds.includes(id));
  if (markedPosts.length + markedFiles.length === 0) return null;
  const sourceOf = (room: Room) => votedIn !== undefined && isSharedEvidence(votedIn, room) && room;
  return (
    <ul className={styles.chosenEvidence} aria-label={label}>
      {markedPosts.map((post) => (
        <Cited key={post.id} source={sourceOf(post.room_name)} name={authorName(post)}>
          {excerptOf(post.content, excerptLength)}
        </Cited>
      ))}
      {markedFiles.map((file) => (
        <Cited key={`file ${file.id}`} source={sourceOf(file.room_name)} name={file.name} />
      ))}
    </ul>
  );
}

/** A piece of evidence. `source` is the room that shared it; false for own evidence. */
function Cited({ source, name, children }: { source: Room | false; name: string; children?: ReactNode }) {
  const { placeName } = useRooms();
  return (
    <li>
      {source === false ? (
        <Bookmark className={`icon ${styles.bookmark}`} aria-hidden />
      ) : (
        <RoomMark room={source} size={16} />
      )}
      <span>
        <b>{name}</b> {children}
        {source !== false && (
          <span className="meta-text"> {t('shared by {room}', { room: placeName(source) })}</span>
        )}
      </span>
    </li>
  );
}

function RoomSign({ room }: { room: Room }) {
  const { placeName } = useRooms();
  return (
    <>
      <RoomMark room={room} size={16} /> {sr(placeName(room))}
    </>
  );
}

function withoutRepeats<Item extends { id: number }>(items: readonly Item[]): Item[] {
  return [...new Map(items.map((item) => [item.id, item])).values()];
}

/** Lets the voter mark posts as evidence while writing the reasoning. */
export function EvidenceChoice({
  groups,
  evidence,
  onOpen,
  disabled = false,
  children,
}: {
  groups: readonly EvidenceGroup[];
  evidence: Marking;
  /** Called when it is opened, to read posts that are loaded on demand. */
  onOpen?: (() => void) | undefined;
  disabled?: boolean;
  /** State of the posts that are loaded on demand. */
  children?: ReactNode;
}) {
  const { marked, markedFiles, isFull, toggle, toggleFile } = evidence;
  const nonEmptyGroups = groups.filter(({ posts, files = [] }) => posts.length + files.length > 0);
  if (nonEmptyGroups.length === 0 && onOpen === undefined) return null;
  const count = marked.length + markedFiles.length;
  const listOf = ({ posts, files = [], name, withRooms = false }: EvidenceGroup) => (
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
              {withRooms && <RoomSign room={post.room_name} />}
              <b>{authorName(post)}</b> {excerptOf(post.content, excerptLength)}
            </span>
          </label>
        </li>
      ))}
      {files.map((file) => (
        <li key={`file ${file.id}`}>
          <label>
            <input
              type="checkbox"
              checked={markedFiles.includes(file.id)}
              disabled={disabled || (isFull && !markedFiles.includes(file.id))}
              onChange={() => toggleFile(file.id)}
            />
            <span className={styles.evidenceText}>
              {withRooms && <RoomSign room={file.room_name} />}
              <b>{file.name}</b>
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
        {count > 0 && <span className="number"> ({count})</span>}
      </summary>
      <div className={styles.evidenceList}>
        {nonEmptyGroups.map((group) =>
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
