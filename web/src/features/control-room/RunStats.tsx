import { isFinished } from '@vincere/domain';
import { t } from '../../lib/text.ts';
import { Elapsed } from './Elapsed.tsx';
import styles from './RunStats.module.css';
import type { ReceivedRun, RunBoard } from './types.ts';
import { finalTurnout } from './vote-status.ts';

/** The figures of a run: elapsed time, participants and, while it is played, final decisions. */
export function RunStats({ received, board }: { received: ReceivedRun; board: RunBoard }) {
  const { status, sim_pass } = received.run;
  const turnout = finalTurnout(board);
  return (
    <dl className={styles.runStats}>
      <div>
        <dt>{t('Elapsed')}</dt>
        <dd className="digits">
          <span role="timer">
            <Elapsed received={received} />
          </span>
        </dd>
      </div>
      <div className={styles.participantStat}>
        <dt>{t('Participants')}</dt>
        <dd className="digits">{board.seats.length}</dd>
      </div>
      {status !== 'DRAFT' && !isFinished(status) && !sim_pass && (
        <div>
          <dt>{t('Final decisions')}</dt>
          <dd className="digits">{t('{part} of {total}', { part: turnout.cast, total: turnout.people })}</dd>
        </div>
      )}
    </dl>
  );
}
