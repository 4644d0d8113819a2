import { limits } from '@vincere/contract/constants';
import { type Room } from '@vincere/domain';
import { messageOf, send } from '../../lib/api.ts';
import { t } from '../../lib/text.ts';
import { useRooms } from '../../parts/rooms.tsx';
import { EditableText } from '../../ui/editable/EditableText.tsx';
import { draftKey } from '../authoring/drafts.ts';
import { refreshAuthoring } from '../authoring/useSimulation.ts';
import styles from './RoomNotesTab.module.css';

/** The facilitator's note to a room, shown above its feed. */
export function RoomNotesTab({ notes, scenarioId, room }: { notes: string; scenarioId: number; room: Room }) {
  const { roomName } = useRooms();
  const persona = roomName(room);
  return (
    <div className="stack">
      <p className="muted">
        {room === 'dashboard'
          ? t('Your notes to everybody who plays this scenario.')
          : t('Your notes to {persona}. The people in this room read them next to their feed.', { persona })}
      </p>
      <EditableText
        long
        label={t('notes to {persona}', { persona })}
        draft={draftKey('room', scenarioId, room, 'notes')}
        value={notes}
        empty={t('No notes to this room yet.')}
        maxLength={limits.briefing}
        onSave={async (text) => {
          await send('saveAuthoredNotes', {
            params: { scenarioId, roomName: room },
            body: { notes: text },
          });
          await refreshAuthoring();
        }}
        failure={{
          title: t('Error updating notes'),
          text: (error) => messageOf(error, t('There was a problem updating the notes of this room.')),
        }}
      >
        <p className={`story ${styles.roomNotes}`}>{notes}</p>
      </EditableText>
    </div>
  );
}
