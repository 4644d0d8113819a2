import { isFinished } from '@vincere/domain';
import { t } from '../../lib/text.ts';
import { Elapsed } from './Elapsed.tsx';
import styles from './RunStats.module.css';
import { finalTurnout } from './standing.ts';
import type { HeardRun, RunBoard } from './types.ts';

/** The figures of a run: elapsed time, participants and, while it is played, final decisions. */
export function RunStats({ heard, board }: { heard: HeardRun; board: RunBoard }) {
  const { status, sim_pass } = heard.run;
  const turnout = finalTurnout(board);
  return (
    <dl className={styles.runStats}>
      <div>
        <dt>{t('Elapsed')}</dt>
        <dd className="digits">
          <span role="timer">
            <Elapsed heard={heard} />
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
