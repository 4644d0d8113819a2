import { Map as MapIcon } from 'lucide-react';
import { useState } from 'react';
import { t } from '../../../lib/text.ts';
import { Button } from '../../../ui/Button.tsx';
import { dialogPart } from '../../../ui/dialogs/dialog-part.tsx';
import type { Way } from './way.ts';

const WayDialog = dialogPart(
  async () => (await import('./WayDialog.tsx')).WayDialog,
  (props) => props.onClose(),
);

/** A button that opens the map of a run's simulation with the path of its group so far. */
export function WayOnMap({
  run,
  way,
  className,
}: {
  run: { id: number; simulation: { name: string } };
  way: Way;
  className?: string | undefined;
}) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button kind="quiet" size="sm" className={className} onClick={() => setIsOpen(true)}>
        <MapIcon className="icon" aria-hidden />
        {t('Show on the Map')}
      </Button>
      <WayDialog run={run} way={way} open={isOpen} onClose={() => setIsOpen(false)} />
    </>
  );
}
