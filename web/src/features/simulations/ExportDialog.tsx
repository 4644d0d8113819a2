import { shared } from '@vincere/contract/messages';
import { FileArchive, FileSpreadsheet, type LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { messageOf, send } from '../../lib/api.ts';
import { downloadNameOf, saveAs } from '../../lib/download.ts';
import { t } from '../../lib/text.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/dialogs/Dialog.tsx';
import { FieldError } from '../../ui/Field.tsx';
import { toast } from '../../ui/toasts/Toaster.tsx';
import styles from './packages.module.css';

type Simulation = { id: number; name: string };
type Action = 'package' | 'workbook';

/** Exports a simulation as a package or a workbook. */
export function ExportDialog({
  simulation,
  open,
  onClose,
}: {
  simulation: Simulation;
  open: boolean;
  onClose: () => void;
}) {
  const [underWay, setUnderWay] = useState<Action | null>(null);
  const [failure, setFailure] = useState<string>();
  const perform = async (action: Action) => {
    setUnderWay(action);
    setFailure(undefined);
    try {
      await actions[action](simulation);
      onClose();
    } catch (error) {
      setFailure(messageOf(error, t('This did not work. Please try again.')));
    } finally {
      setUnderWay(null);
    }
  };
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={t('Export {name}', { name: simulation.name })}
      busy={underWay !== null}
      footer={
        <Button kind="line" disabled={underWay !== null} onClick={onClose}>
          {t(shared.cancel)}
        </Button>
      }
    >
      <ul className={styles.exportChoices}>
        {choices.map(({ action, title, text, Icon }) => (
          <li key={action}>
            <Button
              kind="line"
              busy={underWay === action}
              disabled={underWay !== null && underWay !== action}
              aria-describedby={`exp-${action}`}
              onClick={() => void perform(action)}
            >
              <Icon className="icon" aria-hidden />
              {title}
            </Button>
            <p className="hint" id={`exp-${action}`}>
              {text}
            </p>
          </li>
        ))}
      </ul>
      {failure !== undefined && <FieldError>{failure}</FieldError>}
    </Dialog>
  );
}

const choices: readonly { action: Action; title: string; text: string; Icon: LucideIcon }[] = [
  {
    action: 'package',
    title: t('Export Package'),
    text: t(
      'One file with everything: texts as readable JSON, and all files. It can be imported on any server.',
    ),
    Icon: FileArchive,
  },
  {
    action: 'workbook',
    title: t('Export Workbook'),
    text: t('All texts as sheets (XLSX), to write on in a spreadsheet and import again. Without the files.'),
    Icon: FileSpreadsheet,
  },
];

const actions: Record<Action, (simulation: Simulation) => Promise<void>> = {
  package: (simulation) => download('exportSimulation', simulation, 'zip'),
  workbook: (simulation) => download('exportSimulationSheet', simulation, 'xlsx'),
};

async function download(
  call: 'exportSimulation' | 'exportSimulationSheet',
  { id, name }: Simulation,
  extension: string,
): Promise<void> {
  const response = await send(call, { params: { simulationId: id } });
  saveAs(await response.blob(), downloadNameOf(response.headers, `${name}.${extension}`));
  toast(t('Export Saved'), t('{name} is among your downloads.', { name }));
}
