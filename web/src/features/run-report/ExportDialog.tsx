import type { ExportFormat, ReportLayout, Run } from '@vincere/contract';
import { shared } from '@vincere/contract/messages';
import { isFinished } from '@vincere/domain';
import { useId, useState } from 'react';
import { messageOf, send } from '../../lib/api.ts';
import { t } from '../../lib/text.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { FieldError } from '../../ui/Field.tsx';
import { type DownloadState, useDownload } from '../../ui/useDownload.ts';
import styles from './ExportDialog.module.css';

const formats: readonly { format: ExportFormat; title: string; text: string }[] = [
  { format: 'pdf', title: 'PDF', text: t('The report, typeset with its charts: to hand out or to print.') },
  {
    format: 'docx',
    title: t('Word@@file'),
    text: t('The report with headings and tables, to go on editing it.'),
  },
  {
    format: 'xlsx',
    title: 'XLSX',
    text: t('All data, a sheet each: votes, notes, posts, people, questionnaires.'),
  },
  { format: 'csv', title: 'CSV', text: t('The votes, one a row.') },
  { format: 'json', title: 'JSON', text: t('All data, for programs.') },
];

const layouts: readonly { layout: ReportLayout; title: string; text: string }[] = [
  { layout: 'full', title: t('Complete'), text: t('For those who led the run. It names people.') },
  {
    layout: 'board',
    title: t('For a board'),
    text: t(
      'A few pages, and an appendix with the evidence. It names rooms, and only those people who own an action or showed their name in the debrief.',
    ),
  },
];

/** The formats in which a run can be downloaded, each with the state of its download. */
export function ExportDialog({ run, open, onClose }: { run: Run; open: boolean; onClose: () => void }) {
  const [options, setOptions] = useState<Options>({ with_notes: false, with_help: false, layout: 'full' });
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
      <LayoutChoice value={options.layout} onChange={(layout) => setOptions({ ...options, layout })} />
      <fieldset>
        <legend className="field-label">{t('What only facilitators see')}</legend>
        <label className={styles.format}>
          <input
            type="checkbox"
            checked={options.with_notes}
            onChange={(event) => setOptions({ ...options, with_notes: event.target.checked })}
          />
          {t('With your notes on the run (PDF, Word, XLSX, JSON)')}
        </label>
        <label className={styles.format}>
          <input
            type="checkbox"
            checked={options.with_help}
            onChange={(event) => setOptions({ ...options, with_help: event.target.checked })}
          />
          {t('With what participants asked on the help line (XLSX, JSON)')}
        </label>
      </fieldset>
      <ul className={`rows ${styles.formats}`}>
        {formats.map((format) => (
          <Format
            // Another layout is another file, which is not saved yet.
            key={hasLayout(format.format) ? `${format.format} ${options.layout}` : format.format}
            {...format}
            run={run}
            options={options}
          />
        ))}
      </ul>
    </Dialog>
  );
}

type Options = { with_notes: boolean; with_help: boolean; layout: ReportLayout };

function hasLayout(format: ExportFormat): boolean {
  return format === 'pdf' || format === 'docx';
}

function LayoutChoice({
  value,
  onChange,
}: {
  value: ReportLayout;
  onChange: (layout: ReportLayout) => void;
}) {
  const id = useId();
  return (
    <fieldset className={styles.layouts}>
      <legend className="field-label">{t('Layout of PDF and Word')}</legend>
      {layouts.map(({ layout, title, text }) => (
        <div key={layout}>
          <label className={styles.format}>
            <input
              type="radio"
              name={id}
              checked={layout === value}
              aria-describedby={`${id}-${layout}`}
              onChange={() => onChange(layout)}
            />
            {title}
          </label>
          <p className={`meta-text ${styles.layoutText}`} id={`${id}-${layout}`}>
            {text}
          </p>
        </div>
      ))}
    </fieldset>
  );
}

function Format({
  format,
  title,
  text,
  run,
  options,
}: (typeof formats)[number] & { run: Run; options: Options }) {
  const { state, start } = useDownload(`${run.name}.${format}`);
  const request = () => {
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    return send('exportRun', {
      params: { runId: run.id },
      body: { format, ...options, time_zone: timeZone },
    });
  };
  return (
    <li>
      <div>
        <b>{title}</b>
        <p className="meta-text">{text}</p>
        <Outcome state={state} />
      </div>
      <Button
        kind="line"
        busy={state?.kind === 'receiving'}
        aria-label={labelFor(state, title)}
        onClick={() => void start(request)}
      >
        {wordFor(state)}
      </Button>
    </li>
  );
}

function wordFor(state: DownloadState): string {
  if (state?.kind === 'receiving') return t('Preparing');
  return state?.kind === 'failed' ? t(shared.retry) : t('Download');
}

/** Returns the button's label with the name of the file. */
function labelFor(state: DownloadState, file: string): string {
  if (state?.kind === 'receiving') return t('Preparing {file}', { file });
  return state?.kind === 'failed' ? t('Retry {file}', { file }) : t('Download {file}', { file });
}

function Outcome({ state }: { state: DownloadState }) {
  return (
    <div role="status" className={styles.exportStatus}>
      {state?.kind === 'receiving' && <span className="meta-text">{t('Preparing the file')}</span>}
      {state?.kind === 'saved' && <span className="meta-text">{t('Saved')}</span>}
      {state?.kind === 'failed' && (
        <FieldError>
          {messageOf(state.error, t('The file did not come. Check your connection and try again.'))}
        </FieldError>
      )}
    </div>
  );
}
