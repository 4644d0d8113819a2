import { isFinished } from '@vincere/domain';
import { plural, t } from '../../../lib/text.ts';
import { Elapsed } from '../path/Elapsed.tsx';
import { hasCome } from '../people/presence.ts';
import type { ReceivedRun, RunBoard } from '../types.ts';
import { finalTurnout } from '../votes/vote-status.ts';
import styles from './RunStats.module.css';

/** The figures of a run: elapsed time, people who have come and, while it is played, final decisions. */
export function RunStats({ received, board }: { received: ReceivedRun; board: RunBoard }) {
  const { status, sim_pass } = received.run;
  const turnout = finalTurnout(board);
  const came = board.seats.filter(hasCome).length;
  const seats = board.seats.length;
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
      <div>
        <dt>{t('Participants')}</dt>
        <dd className="digits">
          {came === seats
            ? came
            : plural(seats, '{came} of {count} seat', '{came} of {count} seats', { came })}
        </dd>
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
