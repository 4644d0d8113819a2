import { useNavigate } from '@tanstack/react-router';
import { shared } from '@vincere/contract/messages';
import { uploadRules } from '@vincere/domain';
import { FileSpreadsheet, Upload } from 'lucide-react';
import { useRef, useState } from 'react';
import { CallFailed, messageOf, queryClient, send } from '../../lib/api.ts';
import { downloadNameOf, saveAs } from '../../lib/download.ts';
import { plural, t } from '../../lib/text.ts';
import { type Mistake, mistakesIn } from '../../lib/words/problem-text.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/dialogs/Dialog.tsx';
import { FieldError } from '../../ui/Field.tsx';
import { toast, toastError } from '../../ui/toasts/Toaster.tsx';
import { ProblemList } from './ProblemList.tsx';
import styles from './packages.module.css';

type Failed = { fileName: string; message: string; problems: Mistake[] };

/** Imports a simulation from a package or workbook. If the file has any mistake, nothing is stored. */
export function ImportDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const input = useRef<HTMLInputElement>(null);
  const { busyWith, failed, importAndOpen } = useImport(onClose);
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={t('Import a simulation')}
      text={t(
        'A package (.zip) that was exported here or on another server, or a workbook (.xlsx) in the form that the export gives. It becomes a new simulation; nothing is stored unless all of it is right.',
      )}
      busy={busyWith !== null}
      footer={
        <Button kind="line" disabled={busyWith !== null} onClick={onClose}>
          {t(shared.cancel)}
        </Button>
      }
    >
      <div className={styles.importForm}>
        <input
          ref={input}
          type="file"
          className="visually-hidden"
          tabIndex={-1}
          aria-label={t('Package or workbook')}
          accept=".zip,.xlsx"
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) void importAndOpen(file);
            // Reset the input so that the same file can be chosen again after it was corrected.
            target.value = '';
          }}
        />
        <Button busy={busyWith !== null} onClick={() => input.current?.click()}>
          <Upload className="icon" aria-hidden />
          {busyWith === null ? t('Choose a File') : t('Importing')}
        </Button>
        <p className="hint" role="status">
          {busyWith ?? t('At most {size} MB.', { size: uploadRules.package.maxBytes / 1024 / 1024 })}
        </p>
      </div>
      <BlankWorkbook />
      {failed && (
        <>
          <FieldError>
            {failed.fileName}: {failed.message}
          </FieldError>
          <ProblemList problems={failed.problems} />
        </>
      )}
    </Dialog>
  );
}

function useImport(onClose: () => void) {
  const navigate = useNavigate();
  /** The name of the file on its way. */
  const [busyWith, setBusyWith] = useState<string | null>(null);
  const [failed, setFailed] = useState<Failed | null>(null);
  const importAndOpen = async (file: File) => {
    setBusyWith(file.name);
    setFailed(null);
    try {
      const importedSimulation = await importFile(file);
      const listSentence = t('{name} is on your list.', { name: importedSimulation.name });
      const hiddenRowCount = 'hidden_rows' in importedSimulation ? importedSimulation.hidden_rows : 0;
      toast(
        t('Simulation Imported'),
        hiddenRowCount === 0 ? listSentence : `${listSentence} ${hiddenRows(hiddenRowCount)}`,
      );
      for (const name of ['searchSimulations', 'searchScenarios', 'getFigures'])
        void queryClient.invalidateQueries({ queryKey: [name] });
      onClose();
      await navigate({
        to: '/admin/simulations/$simulationId/stages',
        params: { simulationId: String(importedSimulation.id) },
      });
    } catch (error) {
      setFailed({
        fileName: file.name,
        message: messageOf(error, t('The file did not arrive. Please try again.')),
        problems: error instanceof CallFailed ? mistakesIn(error.body['problems']) : [],
      });
    } finally {
      setBusyWith(null);
    }
  };
  return { busyWith, failed, importAndOpen };
}

function BlankWorkbook() {
  const [isSaving, setIsSaving] = useState(false);
  const saveTemplate = async () => {
    setIsSaving(true);
    try {
      const response = await send('getSheetTemplate', {});
      saveAs(await response.blob(), downloadNameOf(response.headers, 'simulation.xlsx'));
    } catch (error) {
      toastError(t('The workbook was not saved'), messageOf(error, t('Please try again.')));
    } finally {
      setIsSaving(false);
    }
  };
  return (
    <div className={styles.importForm}>
      <Button kind="line" size="sm" busy={isSaving} onClick={() => void saveTemplate()}>
        <FileSpreadsheet className="icon" aria-hidden />
        {t('Blank Workbook')}
      </Button>
      <p className="hint">{t('To write a new simulation in a spreadsheet. Its last sheet explains it.')}</p>
    </div>
  );
}

const hiddenRows = (count: number) =>
  plural(
    count,
    '{count} hidden row of the workbook was imported as well.',
    '{count} hidden rows of the workbook were imported as well.',
  );

function importFile(file: File) {
  const call = /\.zip$/i.test(file.name) ? 'importSimulation' : 'importSimulationSheet';
  return send(call, { body: {}, file, fileName: file.name });
}
