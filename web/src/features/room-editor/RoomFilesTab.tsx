import { files as texts } from '@vincere/contract/messages';
import { type Room } from '@vincere/domain';
import { send } from '../../lib/api.ts';
import { t } from '../../lib/text.ts';
import { upload } from '../../lib/upload.ts';
import type { ListedFile } from '../../parts/files/FileRow.tsx';
import { useRooms } from '../../parts/rooms.tsx';
import { draftKey } from '../authoring/drafts.ts';
import { FilesPanel } from '../authoring/files/FilesPanel.tsx';
import { refreshAuthoring } from '../authoring/useSimulation.ts';

/** The files of a room of a scenario. */
export function RoomFilesTab({
  files,
  scenarioId,
  room,
}: {
  files: readonly ListedFile[];
  scenarioId: number;
  room: Room;
}) {
  const { roomName } = useRooms();
  return (
    <FilesPanel
      uploadKey={draftKey('uploads', scenarioId, room)}
      files={files}
      target="room"
      emptyMessage={
        room === 'dashboard'
          ? t('Files here are for everybody who plays this scenario.')
          : t('Files here are for {persona} alone.', { persona: roomName(room) })
      }
      sendFile={async (file, onProgress, signal) => {
        if (!(scenarioId > 0)) throw new Error(t(texts.missingScenarioId));
        await upload(
          'uploadScenarioFile',
          { params: { scenarioId }, body: { room }, file, fileName: file.name },
          onProgress,
          signal,
        );
        await refreshAuthoring();
      }}
      onDelete={async (fileId) => {
        await send('deleteScenarioFile', { params: { fileId } });
        await refreshAuthoring();
      }}
    />
  );
}
