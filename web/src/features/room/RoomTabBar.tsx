import { Folder, Newspaper, NotebookPen, Vote } from 'lucide-react';
import { tellHeight } from '../../ui/tell-height.ts';

const tellFoot = tellHeight('--foot-height');

export type RoomTab = 'feed' | 'notes' | 'decision' | 'files';

const tabs = [
  { tab: 'feed', name: 'Feed', Icon: Newspaper },
  { tab: 'notes', name: 'Notes', Icon: NotebookPen },
  { tab: 'decision', name: 'Decision', Icon: Vote },
  { tab: 'files', name: 'Files', Icon: Folder },
] as const;

type RoomTabBarProps = {
  tab: RoomTab;
  onChange: (tab: RoomTab) => void;
  newPosts: number;
  /** What is kept of an own note that is not on the list yet; undefined for nothing. */
  unfinishedNote: string | undefined;
  /** The own vote is still to come. */
  isVoteDue: boolean;
};

/** On phones one part of the room is shown at a time. */
export function RoomTabBar({ tab: shown, onChange, newPosts, unfinishedNote, isVoteDue }: RoomTabBarProps) {
  return (
    <nav className="tabb" aria-label="Room" ref={tellFoot}>
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
          <Icon className="ic" aria-hidden />
          <span>{name}</span>
          {tab === 'feed' && newPosts > 0 && (
            <em>
              {newPosts}
              <span className="sr"> new</span>
            </em>
          )}
          {tab === 'notes' && unfinishedNote !== undefined && (
            <em className="dot">
              <span className="sr">{unfinishedNote}</span>
            </em>
          )}
          {tab === 'decision' && isVoteDue && (
            <em className="dot">
              <span className="sr">to be made</span>
            </em>
          )}
        </button>
      ))}
    </nav>
  );
}
