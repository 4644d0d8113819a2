import { send } from '../../lib/api.ts';
import { t } from '../../lib/text.ts';
import { upload } from '../../lib/upload.ts';
import { Section } from '../../ui/Section.tsx';
import { draftKey } from '../authoring/drafts.ts';
import { FilesPanel } from '../authoring/files/FilesPanel.tsx';
import { refreshAuthoring, type Simulation } from '../authoring/useSimulation.ts';
import styles from './briefing.module.css';

/** The briefing files of a simulation, which all participants can read. */
export function BriefingFiles({ simulation }: { simulation: Simulation }) {
  return (
    <Section title={t('Files')} className={styles.briefing}>
      <FilesPanel
        uploadKey={draftKey('uploads', simulation.id)}
        files={simulation.files}
        target="simulation"
        emptyMessage={t('Files here are for everybody: maps, figures, letters that belong to the briefing.')}
        sendFile={async (file, onProgress, signal) => {
          await upload(
            'uploadSimulationFile',
            { params: { simulationId: simulation.id }, file, fileName: file.name },
            onProgress,
            signal,
          );
          await refreshAuthoring();
        }}
        onDelete={async (fileId) => {
          await send('deleteSimulationFile', { params: { fileId } });
          await refreshAuthoring();
        }}
      />
    </Section>
  );
}
