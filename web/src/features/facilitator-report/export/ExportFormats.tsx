import type { ExportFormat, ReportLayout, Run } from '@vincere/contract';
import { shared } from '@vincere/contract/messages';
import { messageOf, send } from '../../../lib/api.ts';
import { t } from '../../../lib/text.ts';
import { timesOfReader } from '../../../lib/time/times-of-reader.ts';
import { Button } from '../../../ui/Button.tsx';
import { FieldError } from '../../../ui/Field.tsx';
import { type DownloadState, useDownload } from '../../../ui/uploads/useDownload.ts';
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

/** The layout of the files and the parts that they have. */
export type ExportOptions = Record<'with_notes' | 'with_help' | 'with_reading' | 'with_appendix', boolean> & {
  layout: ReportLayout;
};

/** The formats of the files, each with its button and the state of its download. */
export function ExportFormats({
  run,
  options,
  saveTakeaway,
}: {
  run: Run;
  options: ExportOptions;
  /** Saves the text that opens the report for a board. */
  saveTakeaway: () => Promise<void>;
}) {
  return (
    <ul className={`rows ${styles.formats}`}>
      {formats.map((format) => (
        <Format
          // Another layout is another file, which is not saved yet.
          key={hasLayout(format.format) ? `${format.format} ${options.layout}` : format.format}
          {...format}
          run={run}
          options={options}
          beforeStart={hasLayout(format.format) && options.layout === 'board' ? saveTakeaway : undefined}
        />
      ))}
    </ul>
  );
}

function hasLayout(format: ExportFormat): boolean {
  return format === 'pdf' || format === 'docx';
}

function Format({
  format,
  title,
  text,
  run,
  options,
  beforeStart,
}: (typeof formats)[number] & {
  run: Run;
  options: ExportOptions;
  beforeStart: (() => Promise<void>) | undefined;
}) {
  const { state, start } = useDownload(`${run.name}.${format}`);
  const request = async () => {
    await beforeStart?.();
    return send('exportRun', {
      params: { runId: run.id },
      body: { format, ...options, ...timesOfReader() },
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
        className={styles.download}
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
