import { hasStandardTitles, type Role, type RoomSetting, standardRooms } from '@vincere/domain';
import { useState } from 'react';
import { rich, t } from '../../../lib/text.ts';
import { Button } from '../../../ui/Button.tsx';
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx';
import type { EditedSimulation } from '../../authoring/useSimulation.ts';
import { JoinPreview } from './JoinPreview.tsx';
import { RoomRow } from './RoomRow.tsx';
import styles from './RoomsEditor.module.css';
import { useSaveRooms } from './useSaveRooms.ts';

/** The rooms of a simulation: which are in use, what they are called and who speaks in them. */
export function RoomsEditor({ simulation }: { simulation: EditedSimulation }) {
  const save = useSaveRooms(simulation);
  const settings = simulation.rooms ?? standardRooms;
  const [open, setOpen] = useState<Role>();
  const [isResetting, setIsResetting] = useState(false);
  const hasOwnTexts = settings.some(
    ({ title, persona, description }) => title !== null || persona !== null || description !== null,
  );
  const inUse = settings.filter(({ in_use }) => in_use);
  const standard = (room: RoomSetting): RoomSetting => ({
    ...room,
    title: null,
    persona: null,
    description: null,
  });
  return (
    <div className={styles.desk}>
      <section aria-labelledby="rooms-of-simulation">
        <h2 className="visually-hidden" id="rooms-of-simulation">
          {t('Rooms')}
        </h2>
        <div className={styles.head}>
          <p className="muted">
            {t('Two to six rooms. The signs and colours stay; the names and descriptions are yours.')}
          </p>
          {hasOwnTexts && (
            <Button kind="quiet" size="sm" onClick={() => setIsResetting(true)}>
              {t('Standard Names for All')}
            </Button>
          )}
        </div>
        <ol className={styles.list}>
          {settings.map((room) => (
            <RoomRow
              key={room.room_name}
              simulation={simulation}
              room={room}
              isOpen={open === room.room_name}
              onOpen={(isOpen) => setOpen(isOpen ? room.room_name : undefined)}
            />
          ))}
        </ol>
        <p className={`notice ${styles.note}`}>
          <span>
            {rich(
              '<b>With a title of your own, Assign Rooms spreads people evenly.</b> The ranking given at registration counts only while every room in use keeps its standard title.',
              { b: (words) => <b>{words}</b> },
            )}
          </span>
        </p>
        {!hasStandardTitles(inUse) && (
          <p className={`hint ${styles.note}`}>
            {t(
              'The join dialog proposes no room then. Who chooses none joins the room with the fewest people.',
            )}
          </p>
        )}
      </section>
      <JoinPreview settings={settings} chosen={open} />
      <ConfirmDialog
        open={isResetting}
        onClose={() => setIsResetting(false)}
        title={t('Standard names for all rooms?')}
        text={t('Your titles, personas and descriptions are removed. The rooms in use and all posts stay.')}
        action={t('Use Standard Names')}
        busyLabel={t('Saving')}
        onConfirm={async () => {
          setOpen(undefined);
          return (await save(settings.map(standard))) ? undefined : t('The rooms were not saved');
        }}
      />
    </div>
  );
}
