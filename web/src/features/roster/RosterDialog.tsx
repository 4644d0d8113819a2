import { shared } from '@vincere/contract/messages';
import type { SheetEncoding } from '@vincere/domain';
import { useState } from 'react';
import { messageOf } from '../../lib/api.ts';
import { plural, t } from '../../lib/text.ts';
import { useRooms } from '../../parts/rooms.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/dialogs/Dialog.tsx';
import dialogActionsStyles from '../../ui/dialogs/dialog-actions.module.css';
import { FieldError } from '../../ui/Field.tsx';
import { correctedLines, type Typed } from './corrected.ts';
import { InvitationList } from './InvitationList.tsx';
import { RosterPreview } from './RosterPreview.tsx';
import rosterStyles from './roster.module.css';
import { SheetChoice } from './SheetChoice.tsx';
import { SheetNotes } from './SheetNotes.tsx';
import { useRoster } from './useRoster.ts';

const notRead = t('The sheet was not read. Please try again.');

/**
 * People from a sheet: read and judged line by line, added as a whole, and each with an own link at the end. Nothing changes
 * before it is applied.
 */
export function RosterDialog({ runId, onClose }: { open: boolean; runId: number; onClose: () => void }) {
  const roster = useRoster(runId);
  const { lines, sheet, canMail, checking, rechecking, adding, add, confirmed, restart } = roster;
  const rooms = useRooms();
  const [file, setFile] = useState<File>();
  const good = lines?.filter(({ problems }) => problems.length === 0) ?? [];
  const [edits, setEdits] = useState<ReadonlyMap<number, Typed>>(new Map());
  const isBusy = checking.isPending || rechecking.isPending || adding.isPending;
  if (adding.data)
    return (
      <InvitationList runId={runId} added={adding.data.added} mailed={adding.data.mailed} onClose={onClose} />
    );
  const choose = (chosenFile: File, encoding?: SheetEncoding) => {
    setFile(chosenFile);
    setEdits(new Map());
    roster.check(chosenFile, encoding);
  };
  const checkAgain = () =>
    roster.checkAgain(correctedLines(lines ?? [], edits, rooms), () => setEdits(new Map()));
  return (
    <Dialog
      open
      key="sheet"
      onOpenChange={(isOpen) => !isOpen && onClose()}
      className={rosterStyles.roster}
      title={t('Add people from a sheet')}
      text={t(
        'A CSV or XLSX file with a line that names the columns: Name, Email and, if you like, Room (such as Legal Expert). Nothing changes until you add the people.',
      )}
      keepOpen={lines !== undefined}
      busy={isBusy}
      footer={
        <>
          <RosterErrors roster={roster} />
          {lines && (
            <Button kind="line" className={dialogActionsStyles.atLeft} disabled={isBusy} onClick={restart}>
              {t('Another Sheet')}
            </Button>
          )}
          <Button kind="line" disabled={isBusy} onClick={onClose}>
            {t(shared.cancel)}
          </Button>
          {lines && edits.size > 0 && (
            <Button kind="line" disabled={isBusy} onClick={checkAgain}>
              {t('Check Again')}
            </Button>
          )}
          {lines && (
            <Button
              busy={adding.isPending}
              disabled={good.length === 0 || edits.size > 0}
              onClick={() => add(good)}
            >
              {adding.isPending
                ? t('Adding')
                : plural(good.length, 'Add {count} Person', 'Add {count} People')}
            </Button>
          )}
        </>
      }
    >
      {lines ? (
        <>
          <SheetSummary file={file} good={good.length} bad={lines.length - good.length} />
          {sheet && (
            <SheetNotes
              sheet={sheet}
              busy={isBusy}
              onEncoding={(encoding) => file && choose(file, encoding)}
            />
          )}
          <RosterPreview
            lines={lines}
            canMail={canMail}
            edits={edits}
            onEdit={(line, typedTexts) => setEdits(new Map(edits).set(line, typedTexts))}
            onConfirmed={confirmed}
          />
        </>
      ) : (
        <SheetChoice
          busy={checking.isPending}
          failure={checking.isError ? messageOf(checking.error, notRead) : undefined}
          onChoose={(chosenFile) => choose(chosenFile)}
        />
      )}
    </Dialog>
  );
}

function RosterErrors({ roster: { adding, rechecking } }: { roster: ReturnType<typeof useRoster> }) {
  return (
    <>
      {adding.isError && (
        <FieldError>{messageOf(adding.error, t('Nobody was added. Please try again.'))}</FieldError>
      )}
      {rechecking.isError && (
        <FieldError>
          {messageOf(rechecking.error, t('The lines were not checked. Please try again.'))}
        </FieldError>
      )}
    </>
  );
}

/** Says how many people of the sheet can be added. */
function SheetSummary({ file, good, bad }: { file: File | undefined; good: number; bad: number }) {
  return (
    <p role="status">
      <b>{file?.name}</b>: {plural(good, '{count} person to add', '{count} people to add')}
      {bad > 0 &&
        `, ${plural(
          bad,
          '{count} line that cannot be added and would be left out',
          '{count} lines that cannot be added and would be left out',
        )}`}
      .
    </p>
  );
}
