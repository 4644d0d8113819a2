import { useState } from 'react';
import { isRoomTab, type RoomTab } from './RoomTabBar.tsx';

/**
 * The part of a room that a phone shows, initially the feed, and a function to open another. It is stored in the page's history
 * entry, so a reload or the browser's Back button returns to the same part.
 */
export function useRoomTab(): [tab: RoomTab, open: (tab: RoomTab) => void] {
  const [tab, setTab] = useState<RoomTab>(() => {
    const storedTab: unknown = history.state?.roomTab;
    return isRoomTab(storedTab) ? storedTab : 'feed';
  });
  const openTab = (roomTab: RoomTab) => {
    setTab(roomTab);
    // Bypass the router's `replaceState`, which would read the page's data again.
    History.prototype.replaceState.call(history, { ...history.state, roomTab }, '');
  };
  return [tab, openTab];
}
