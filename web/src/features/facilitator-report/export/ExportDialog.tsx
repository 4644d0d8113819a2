import type { ReportLayout, Run } from '@vincere/contract';
import { maxTakeawayLength } from '@vincere/contract/constants';
import { isFinished } from '@vincere/domain';
import { useId, useState } from 'react';
import { queryClient, send } from '../../../lib/api.ts';
import { getSession } from '../../../lib/session/session.ts';
import { t } from '../../../lib/text.ts';
import { SavedStatus, SavedText } from '../../../parts/saved-text/SavedText.tsx';
import { useSavedText } from '../../../parts/saved-text/useSavedText.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/dialogs/Dialog.tsx';
import styles from './ExportDialog.module.css';
import { ExportFormats, type ExportOptions } from './ExportFormats.tsx';

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

const privateParts = [
  { part: 'with_notes', label: t('With your notes on the run (PDF, Word, XLSX, JSON)') },
  { part: 'with_help', label: t('With what participants asked on the help line (XLSX, JSON)') },
] as const;

const boardParts = [
  { part: 'with_reading', label: t('Say what the key facts pointed to, as the author reads them') },
  { part: 'with_appendix', label: t('With the appendix: all the evidence') },
] as const;

/** The formats in which a run can be downloaded, each with the state of its download. */
export function ExportDialog({ run, open, onClose }: { run: Run; open: boolean; onClose: () => void }) {
  const [options, setOptions] = useState<ExportOptions>({
    with_notes: false,
    with_help: false,
    layout: 'full',
    with_appendix: true,
    with_reading: true,
  });
  const takeaway = useSavedText({
    draftKey: `takeaway:${getSession()?.id}:${run.id}`,
    stored: run.takeaway ?? '',
    save: async (text) => {
      await send('saveTakeaway', { params: { runId: run.id }, body: { takeaway: text } });
      await queryClient.invalidateQueries({ queryKey: ['getRun', { params: { runId: run.id } }] });
    },
    failed: t('The text could not be saved.'),
  });
  const choose = (part: Part) => (isOn: boolean) => setOptions({ ...options, [part]: isOn });
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
      {options.layout === 'board' && (
        <div className={styles.layouts}>
          <Takeaway saved={takeaway} />
          {boardParts.map(({ part, label }) => (
            <Choice key={part} label={label} isOn={options[part]} onChange={choose(part)} />
          ))}
        </div>
      )}
      <fieldset>
        <legend className="field-label">{t('What only facilitators see')}</legend>
        {privateParts.map(({ part, label }) => (
          <Choice key={part} label={label} isOn={options[part]} onChange={choose(part)} />
        ))}
      </fieldset>
      <ExportFormats run={run} options={options} saveTakeaway={takeaway.flush} />
    </Dialog>
  );
}

type Part = (typeof privateParts | typeof boardParts)[number]['part'];

/** A part of the files that can be left out. */
function Choice({
  label,
  isOn,
  onChange,
}: {
  label: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}) {
  return (
    <label className={styles.format}>
      <input type="checkbox" checked={isOn} onChange={(event) => onChange(event.target.checked)} />
      {label}
    </label>
  );
}

/** The field for what the facilitators take from the run. Its text opens the report for a board. */
function Takeaway({ saved }: { saved: ReturnType<typeof useSavedText> }) {
  const id = useId();
  return (
    <div className={styles.takeaway}>
      <div className={styles.takeawayHead}>
        <label className="field-label" htmlFor={id}>
          {t('What we take from it')}
        </label>
        <SavedStatus state={saved.state} />
      </div>
      <p className="meta-text" id={`${id}-hint`}>
        {t('Up to half a page. It opens the report for a board.')}
      </p>
      <SavedText
        saved={saved}
        className="input"
        id={id}
        aria-describedby={`${id}-hint`}
        rows={5}
        maxLength={maxTakeawayLength}
      />
    </div>
  );
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
