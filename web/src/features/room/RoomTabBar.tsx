import { Folder, Newspaper, NotebookPen, Vote } from 'lucide-react';
import { rich, t } from '../../lib/text.ts';
import { publishHeight } from '../../ui/publish-height.ts';
import { sr } from '../../ui/sr.tsx';
import styles from './RoomTabBar.module.css';

const publishFoot = publishHeight('--foot-height');

const tabs = [
  { tab: 'feed', name: t('Feed'), Icon: Newspaper },
  { tab: 'notes', name: t('Notes'), Icon: NotebookPen },
  { tab: 'decision', name: t('Decision'), Icon: Vote },
  { tab: 'files', name: t('Files'), Icon: Folder },
] as const;

export type RoomTab = (typeof tabs)[number]['tab'];

export function isRoomTab(value: unknown): value is RoomTab {
  return tabs.some(({ tab }) => tab === value);
}

type RoomTabBarProps = {
  tab: RoomTab;
  onChange: (tab: RoomTab) => void;
  newPosts: number;
  /** The number of unread notes by others. */
  newNotes: number;
  /** A text that says which note of the user is unfinished; undefined for none. */
  unfinishedNote: string | undefined;
  /** The user can vote but hasn't yet. */
  isVoteDue: boolean;
};

/** Tabs for phones, which show one part of the room at a time. */
export function RoomTabBar({
  tab: shown,
  onChange,
  newPosts,
  newNotes,
  unfinishedNote,
  isVoteDue,
}: RoomTabBarProps) {
  const counts = { feed: newPosts, notes: newNotes, decision: 0, files: 0 };
  return (
    <nav className={styles.tabBar} aria-label={t('Room')} ref={publishFoot}>
      {tabs.map(({ tab, name, Icon }) => (
        <button
          key={tab}
          type="button"
          aria-current={tab === shown ? 'true' : undefined}
          onClick={() => {
            onChange(tab);
            scrollTo(0, 0);
          }}
        >
          <Icon className="icon" aria-hidden />
          <span>{name}</span>
          {counts[tab] > 0 && (
            <em className="tag-count">{rich('{count}<sr> new</sr>', { count: counts[tab], sr })}</em>
          )}
          {tab === 'notes' && newNotes === 0 && unfinishedNote !== undefined && (
            <em className={`tag-count ${styles.unfinishedDot}`}>{sr(unfinishedNote)}</em>
          )}
          {tab === 'decision' && isVoteDue && (
            <em className={`tag-count ${styles.unfinishedDot}`}>{sr(t('to be made'))}</em>
          )}
        </button>
      ))}
    </nav>
  );
}
