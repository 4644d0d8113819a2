import { Panel, useReactFlow } from '@xyflow/react';
import { Maximize, Minus, Plus } from 'lucide-react';
import { t } from '../../lib/text.ts';
import { Button } from '../../ui/Button.tsx';
import styles from './map.module.css';
import type { MapNode } from './nodes.ts';

/** The zoom buttons: zoom in, zoom out, and fit the whole map. */
export function MapControls() {
  const flow = useReactFlow<MapNode>();
  const fitMap = () => void flow.fitView({ padding: 0.02, maxZoom: 1 });
  return (
    <Panel position="bottom-right" className={styles.mapControls}>
      <Button
        kind="line"
        size="sm"
        className="button-icon"
        aria-label={t('Zoom In')}
        onClick={() => void flow.zoomIn()}
      >
        <Plus className="icon" aria-hidden />
      </Button>
      <Button
        kind="line"
        size="sm"
        className="button-icon"
        aria-label={t('Zoom Out')}
        onClick={() => void flow.zoomOut()}
      >
        <Minus className="icon" aria-hidden />
      </Button>
      <Button kind="line" size="sm" className="button-icon" aria-label={t('Show All')} onClick={fitMap}>
        <Maximize className="icon" aria-hidden />
      </Button>
    </Panel>
  );
}
