import { useState } from 'react';
import { isRoomTab, type RoomTab } from './RoomTabBar.tsx';

/**
 * The part of a room that a phone shows, and how another is opened: the feed first. It is kept with the page's entry in the
 * browser's history: a reload in the middle of a sentence, or the way back, leads to the part that was open.
 */
export function useRoomTab(): [tab: RoomTab, open: (tab: RoomTab) => void] {
  const [tab, setTab] = useState<RoomTab>(() => {
    const kept: unknown = history.state?.roomTab;
    return isRoomTab(kept) ? kept : 'feed';
  });
  const open = (roomTab: RoomTab) => {
    setTab(roomTab);
    // The router's `replaceState` would read the page's data again.
    History.prototype.replaceState.call(history, { ...history.state, roomTab }, '');
  };
  return [tab, open];
}
