import { Tabs } from '@base-ui/react/tabs';
import { shared } from '@vincere/contract/messages';
import { type Room } from '@vincere/domain';
import { useMemo } from 'react';
import { useRead } from '../../lib/api.ts';
import { t } from '../../lib/text.ts';
import { RoomMark } from '../../parts/marks.tsx';
import { useRooms } from '../../parts/rooms.tsx';
import { Dialog } from '../../ui/dialogs/Dialog.tsx';
import { Failed, Skeleton } from '../../ui/states.tsx';
import { useToastPlace } from '../../ui/toasts/useToastPlace.ts';
import type { Scenario, Simulation, Stage } from '../authoring/useSimulation.ts';
import { PostComposer } from './PostComposer.tsx';
import { PromptTemplate } from './PromptTemplate.tsx';
import styles from './RoomDialog.module.css';
import { RoomFilesTab } from './RoomFilesTab.tsx';
import { RoomNotesTab } from './RoomNotesTab.tsx';
import { RoomPosts } from './RoomPosts.tsx';
import { RoomSteps } from './RoomSteps.tsx';

const tabs = ['files', 'tweets', 'notes'] as const;
export type RoomTab = (typeof tabs)[number];

export function roomTabOf(text: string | undefined): RoomTab {
  return tabs.find((tab) => tab === text) ?? 'tweets';
}

type RoomContent = {
  simulation: Simulation;
  stage: Stage;
  scenario: Scenario;
  room: Room;
  tab: RoomTab;
  onTab: (tab: RoomTab) => void;
};

/** The contents of a room of a scenario: its files, its posts and the facilitator's notes to it. */
export function RoomDialog({
  simulation,
  stage,
  scenario,
  room,
  tab,
  onTab,
  onRoom,
  onClose,
}: RoomContent & {
  /** Opens another room, on the same tab. */
  onRoom: (room: Room) => void;
  onClose: () => void;
}) {
  const { roomName } = useRooms();
  // Toasts don't cover the button to the next room.
  useToastPlace('corner');
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      className={styles.roomDialog}
      bodyClassName={styles.roomBody}
      data-room={room}
      title={
        <span className={styles.roomTitle}>
          <RoomMark room={room} size={44} />
          {room === 'dashboard' ? t('Dashboard') : roomName(room)}
        </span>
      }
      text={<span className={styles.scenario}>{scenario.name}</span>}
      footer={<RoomSteps room={room} onRoom={onRoom} />}
    >
      <RoomTabs
        key={room}
        simulation={simulation}
        stage={stage}
        scenario={scenario}
        room={room}
        tab={tab}
        onTab={onTab}
      />
    </Dialog>
  );
}

function RoomTabs({ simulation, stage, scenario, room, tab, onTab }: RoomContent) {
  const authoredRoom = useRead('getAuthoredRoom', { params: { scenarioId: scenario.id, roomName: room } });
  const { stages } = simulation;
  const scenarioId = scenario.id;
  // The same object in each rendering, so that unchanged posts are not rendered again.
  const place = useMemo(() => ({ stages, scenarioId }), [stages, scenarioId]);
  const files = scenario.files.filter((file) => file.room_name === room);
  const failureNotice = (
    <Failed
      message={t(shared.loadFailed)}
      label={t(shared.retry)}
      busy={authoredRoom.isFetching}
      onRetry={() => void authoredRoom.refetch()}
    />
  );
  const placeholder = authoredRoom.isError ? (
    failureNotice
  ) : (
    <Skeleton lines={5} label={t('Loading the room')} />
  );
  return (
    <Tabs.Root className={styles.tabsRoot} value={tab} onValueChange={(next: RoomTab) => onTab(next)}>
      <Tabs.List className={`tabs ${styles.roomTabs}`} aria-label={t('Content of the room')} activateOnFocus>
        <Tabs.Tab value="files">
          {t('Files')} <span className="tab-count">{files.length}</span>
        </Tabs.Tab>
        <Tabs.Tab value="tweets">
          {t('Posts')} <span className="tab-count">{authoredRoom.data?.tweets.length ?? ''}</span>
        </Tabs.Tab>
        <Tabs.Tab value="notes">{t('Room notes')}</Tabs.Tab>
      </Tabs.List>
      {/* Stays mounted, so that an upload continues to be shown after a change of tabs. */}
      <Tabs.Panel value="files" className={styles.singleColumn} keepMounted>
        <RoomFilesTab files={files} scenarioId={scenario.id} room={room} />
      </Tabs.Panel>
      <Tabs.Panel value="tweets" className={styles.postColumns}>
        <div className={styles.composer}>
          <PostComposer place={place} room={room} stageSeconds={stage.duration_seconds} />
          <PromptTemplate facts={{ simulation, stage, scenario, room }} />
        </div>
        <div className={styles.postList}>
          {authoredRoom.data ? (
            <RoomPosts
              posts={authoredRoom.data.tweets}
              place={place}
              room={room}
              stageSeconds={stage.duration_seconds}
            />
          ) : (
            placeholder
          )}
        </div>
      </Tabs.Panel>
      <Tabs.Panel value="notes" className={styles.singleColumn}>
        {authoredRoom.data ? (
          <RoomNotesTab notes={authoredRoom.data.notes} scenarioId={scenario.id} room={room} />
        ) : (
          placeholder
        )}
      </Tabs.Panel>
    </Tabs.Root>
  );
}
