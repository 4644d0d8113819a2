import { QrCode } from 'lucide-react';
import { useState } from 'react';
import { originToShare } from '../../../lib/own-address.ts';
import { useSession } from '../../../lib/session/session.ts';
import { t } from '../../../lib/text.ts';
import { Button } from '../../../ui/Button.tsx';
import { dialogPart } from '../../../ui/dialogs/dialog-part.tsx';
import { PersonMark } from '../../../ui/marks.tsx';
import type { ReceivedRun, RunBoard } from '../types.ts';
import { nameList } from '../votes/vote-status.ts';
import { Elapsed } from './Elapsed.tsx';
import styles from './PathFacts.module.css';

const CodeDialog = dialogPart(
  async () => (await import('./CodeDialog.tsx')).CodeDialog,
  (props) => props.onClose(),
);

/** The other facilitators here, the elapsed time, and the access code of a run with a button that shows it in large. */
export function PathFacts({ received, board }: { received: ReceivedRun; board: RunBoard }) {
  return (
    <div className={styles.facts}>
      <OtherFacilitators facilitators={board.facilitators} />
      <p>
        <span className="meta-text">{t('Elapsed')}</span>{' '}
        <span className={`${styles.value} digits`} role="timer" aria-label={t('Elapsed')}>
          <Elapsed received={received} />
        </span>
      </p>
      <RunCode run={received.run} board={board} />
    </div>
  );
}

/** The access code of a finished run. With it, its people find their summary. */
export function CodeOfFinishedRun({ received, board }: { received: ReceivedRun; board: RunBoard }) {
  return (
    <div className={styles.facts}>
      <RunCode run={received.run} board={board} />
    </div>
  );
}

/** The access code of a run, with a button that shows it in large. A rehearsal has none. */
function RunCode({ run, board }: { run: ReceivedRun['run']; board: RunBoard }) {
  const [isOpen, setIsOpen] = useState(false);
  if (run.rehearsal !== null) return null;
  return (
    <>
      <p>
        <span className="meta-text">{t('Access code')}</span>{' '}
        <span className={`${styles.value} digits`}>{run.access_code}</span>
        <Button
          kind="quiet"
          size="sm"
          className="button-icon"
          title={t('Show the Access Code in Large')}
          aria-label={t('Show the Access Code in Large')}
          onClick={() => setIsOpen(true)}
        >
          <QrCode className="icon" aria-hidden />
        </Button>
      </p>
      <CodeDialog
        code={run.access_code}
        origin={originToShare(board.public_url)}
        open={isOpen}
        onClose={() => setIsOpen(false)}
      />
    </>
  );
}

/** The number of facilitators shown by their initials. */
const mostMarks = 3;

/** The other facilitators who have this control room open. They can steer the run too. */
function OtherFacilitators({ facilitators }: { facilitators: RunBoard['facilitators'] }) {
  const ownId = useSession()?.id;
  const others = facilitators.filter(({ user_id }) => user_id !== ownId);
  const text = others.length > 0 ? t('Also steering: {names}', { names: nameList(others) }) : '';
  return (
    <div className={styles.others} title={text}>
      <span className="visually-hidden" role="status">
        {text}
      </span>
      {others.length > 0 && (
        <span className={`${styles.othersLabel} meta-text`} aria-hidden="true">
          {t('Also steering')}
        </span>
      )}
      {others.slice(0, mostMarks).map((person) => (
        <PersonMark key={person.user_id} first={person.first_name} last={person.last_name} size={24} />
      ))}
      {others.length > mostMarks && (
        <span className={`${styles.othersLabel} meta-text`} aria-hidden="true">
          {t('{more} more', { more: others.length - mostMarks })}
        </span>
      )}
    </div>
  );
}
