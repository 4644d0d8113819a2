import type { ExportFormat } from '@vincere/contract';
import { useRef, useState } from 'react';
import { messageOf, send } from '../../lib/api.ts';
import { downloadNameOf, readWhole, saveAs } from '../../lib/download.ts';
import { t } from '../../lib/text.ts';

/** What facilitators keep to themselves, where it is to be in the file. */
type Kept = { with_notes: boolean; with_help: boolean };

export type ExportState = { kind: 'preparing' } | { kind: 'saved' } | { kind: 'failed'; message: string };

/** Asks for a run as a file and saves it under the server's name; each format by itself. */
export function useExport(run: { id: number; name: string }) {
  const [states, setStates] = useState<Partial<Record<ExportFormat, ExportState>>>({});
  const underWay = useRef(new Set<ExportFormat>());
  const become = (format: ExportFormat, state: ExportState) =>
    setStates((all) => ({ ...all, [format]: state }));

  const start = async (format: ExportFormat, kept: Kept) => {
    if (underWay.current.has(format)) return;
    underWay.current.add(format);
    become(format, { kind: 'preparing' });
    try {
      const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
      const response = await send('exportRun', {
        params: { runId: run.id },
        body: { format, ...kept, time_zone: timeZone },
      });
      const whole = await readWhole(response, () => {});
      saveAs(whole, downloadNameOf(response.headers, `${run.name}.${format}`));
      become(format, { kind: 'saved' });
    } catch (failure) {
      const message = messageOf(failure, t('The file did not come. Check your connection and try again.'));
      become(format, { kind: 'failed', message });
    } finally {
      underWay.current.delete(format);
    }
  };

  return { states, start: (format: ExportFormat, kept: Kept) => void start(format, kept) };
}
