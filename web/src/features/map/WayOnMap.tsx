import { Map as MapIcon } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import type { Way } from './way.ts';

const WayDialog = lazy(() => import('./WayDialog.tsx').then((module) => ({ default: module.WayDialog })));

/** Opens the map of the simulation that a run plays, with the way its group has gone so far. */
export function WayOnMap({ simulation, way }: { simulation: { id: number; name: string }; way: Way }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button kind="quiet" size="sm" onClick={() => setIsOpen(true)}>
        <MapIcon className="ic" aria-hidden />
        Show on the Map
      </Button>
      {isOpen && (
        <Suspense>
          <WayDialog simulation={simulation} way={way} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
