import { QrCode } from 'lucide-react';
import { useState } from 'react';
import { t } from '../../lib/text.ts';
import { Button } from '../../ui/Button.tsx';
import { dialogPart } from '../../ui/dialog-part.tsx';
import { Elapsed } from './Elapsed.tsx';
import styles from './PathFacts.module.css';
import type { ReceivedRun, RunBoard } from './types.ts';

const CodeDialog = dialogPart(
  async () => (await import('./CodeDialog.tsx')).CodeDialog,
  (props) => props.onClose(),
);

/** The elapsed time and the access code of a run, with a button that shows the code in large. */
export function PathFacts({ received, board }: { received: ReceivedRun; board: RunBoard }) {
  const { run } = received;
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className={styles.facts}>
      <p>
        <span className="meta-text">{t('Elapsed')}</span>{' '}
        <span className="digits" role="timer" aria-label={t('Elapsed')}>
          <Elapsed received={received} />
        </span>
      </p>
      {run.rehearsal === null && (
        <p>
          <span className="meta-text">{t('Access code')}</span>{' '}
          <span className="digits">{run.access_code}</span>
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
      )}
      <CodeDialog
        code={run.access_code}
        origin={board.public_url ?? location.origin}
        open={isOpen}
        onClose={() => setIsOpen(false)}
      />
    </div>
  );
}
