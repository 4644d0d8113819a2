import { shared } from '@vincere/contract/messages';
import { t } from '../../../lib/text.ts';
import { Loaded } from '../../../ui/Loaded.tsx';
import { Objectives } from './Objectives.tsx';
import styles from './Teaching.module.css';
import { TeachingNote } from './TeachingNote.tsx';
import { useTeaching } from './useTeaching.ts';

/** The objectives of a simulation and its teaching note, editable in place. */
export function Teaching({ simulationId }: { simulationId: number }) {
  return (
    <div className={styles.teaching}>
      <Loaded
        query={useTeaching(simulationId)}
        failed={t(shared.loadFailed)}
        label={t('Loading objectives and teaching note')}
      >
        {({ objectives, teaching_note }) => (
          <>
            <Objectives simulationId={simulationId} objectives={objectives} />
            <TeachingNote simulationId={simulationId} note={teaching_note} />
          </>
        )}
      </Loaded>
    </div>
  );
}
