import { shared } from '@vincere/contract/messages';
import { useRead } from '../../../lib/api.ts';
import { t } from '../../../lib/text.ts';
import { Loaded } from '../../../ui/Loaded.tsx';
import styles from '../map.module.css';
import { ScenarioMap } from '../ScenarioMap.tsx';
import { simulationPlayed, type Way } from './way.ts';

/** A read-only map of a run's simulation that shows the path and the position of the group. It is large: load it lazily. */
export function RunMap({ runId, way, label }: { runId: number; way: Way; label: string }) {
  const simulation = useRead('getPlayedSimulation', { params: { runId } });
  return (
    <Loaded
      query={simulation}
      failed={t(shared.loadFailed)}
      retry={t(shared.retry)}
      label={t('Loading the map')}
    >
      {(data) => (
        <div className={styles.pathMap}>
          <ScenarioMap simulation={simulationPlayed(data, way)} label={label} way={way} />
        </div>
      )}
    </Loaded>
  );
}
