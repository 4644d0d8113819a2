import { t } from '../../../lib/text.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/dialogs/Dialog.tsx';
import { RunMap } from './RunMap.tsx';
import styles from './WayDialog.module.css';
import type { Way } from './way.ts';

/** A dialog with the map of a run's simulation and the path of its group. */
export function WayDialog({
  run,
  way,
  open,
  onClose,
}: {
  run: { id: number; simulation: { name: string } };
  way: Way;
  open: boolean;
  onClose: () => void;
}) {
  return (
    <Dialog
      open={open}
      className={styles.dialog}
      onOpenChange={(next) => !next && onClose()}
      title={t('The way so far')}
      footer={
        <Button kind="line" onClick={onClose}>
          {t('Close')}
        </Button>
      }
    >
      <RunMap
        runId={run.id}
        way={way}
        label={t('The way so far on the map of {simulation}', { simulation: run.simulation.name })}
      />
    </Dialog>
  );
}
