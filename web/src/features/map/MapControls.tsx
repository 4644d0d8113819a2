import { Panel, useReactFlow } from '@xyflow/react';
import { Maximize, Minus, Plus } from 'lucide-react';
import { t } from '../../lib/text.ts';
import { Button } from '../../ui/Button.tsx';
import styles from './map.module.css';
import type { MapNode } from './nodes/nodes.ts';

/** The zoom buttons: zoom in, zoom out, and fit the whole map. */
export function MapControls() {
  const flow = useReactFlow<MapNode>();
  const steps = [
    { label: t('Zoom In'), Icon: Plus, act: () => void flow.zoomIn() },
    { label: t('Zoom Out'), Icon: Minus, act: () => void flow.zoomOut() },
    { label: t('Show All'), Icon: Maximize, act: () => void flow.fitView({ padding: 0.02, maxZoom: 1 }) },
  ];
  return (
    <Panel position="bottom-right" className={styles.mapControls}>
      {steps.map(({ label, Icon, act }) => (
        <Button
          key={label}
          kind="line"
          size="sm"
          className={`button-icon ${styles.control}`}
          aria-label={label}
          onClick={act}
        >
          <Icon className="icon" aria-hidden />
        </Button>
      ))}
    </Panel>
  );
}
