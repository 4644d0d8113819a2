import '../../styles/run-export.css';
import type { ExportFormat, Run } from '@vincere/contract';
import { shared } from '@vincere/contract/messages';
import { isFinished } from '@vincere/domain';
import { useState } from 'react';
import { t } from '../../lib/text.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { FieldError } from '../../ui/Field.tsx';
import { type ExportState, useExport } from './useExport.ts';

const formats: readonly { format: ExportFormat; title: string; text: string }[] = [
  { format: 'pdf', title: 'PDF', text: t('The debrief, typeset with its charts: to hand out or to print.') },
  {
    format: 'xlsx',
    title: 'XLSX',
    text: t('All data, a sheet each: votes, notes, posts, people, questionnaires.'),
  },
  { format: 'csv', title: 'CSV', text: t('The votes, one a row.') },
  { format: 'json', title: 'JSON', text: t('All data, for programs.') },
];

/** The formats that a run can be had in, each with what became of asking for it. */
export function ExportDialog({ run, open, onClose }: { run: Run; open: boolean; onClose: () => void }) {
  const { states, start } = useExport(run);
  const [kept, setKept] = useState({ with_notes: false, with_help: false });
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={t('Export Run')}
      text={
        isFinished(run.status)
          ? run.name
          : t('{run} is still played: the files have the stages that are closed.', { run: run.name })
      }
      footer={
        <Button kind="line" onClick={onClose}>
          {t('Close')}
        </Button>
      }
    >
      <fieldset>
        <legend className="lab">{t('What only facilitators see')}</legend>
        <label className="xf-n">
          <input
            type="checkbox"
            checked={kept.with_notes}
            onChange={(event) => setKept({ ...kept, with_notes: event.target.checked })}
          />
          {t('With your notes on the run (PDF, XLSX, JSON)')}
        </label>
        <label className="xf-n">
          <input
            type="checkbox"
            checked={kept.with_help}
            onChange={(event) => setKept({ ...kept, with_help: event.target.checked })}
          />
          {t('With what participants asked on the help line (XLSX, JSON)')}
        </label>
      </fieldset>
      <ul className="rows xf">
        {formats.map(({ format, title, text }) => (
          <li key={format}>
            <div>
              <b>{title}</b>
              <p className="t-meta">{text}</p>
              <Told state={states[format]} />
            </div>
            <Button
              kind="line"
              busy={states[format]?.kind === 'preparing'}
              aria-label={labelFor(states[format], title)}
              onClick={() => start(format, kept)}
            >
              {wordFor(states[format])}
            </Button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

function wordFor(state: ExportState | undefined): string {
  if (state?.kind === 'preparing') return t('Preparing');
  return state?.kind === 'failed' ? t(shared.retry) : t('Download');
}

/** The same with the file that is meant. */
function labelFor(state: ExportState | undefined, file: string): string {
  if (state?.kind === 'preparing') return t('Preparing {file}', { file });
  return state?.kind === 'failed' ? t('Retry {file}', { file }) : t('Download {file}', { file });
}

function Told({ state }: { state: ExportState | undefined }) {
  return (
    <div role="status" className="xf-s">
      {state?.kind === 'preparing' && <span className="t-meta">{t('Preparing the file')}</span>}
      {state?.kind === 'saved' && <span className="t-meta">{t('Saved')}</span>}
      {state?.kind === 'failed' && <FieldError>{state.message}</FieldError>}
    </div>
  );
}
