import { Link } from '@tanstack/react-router';
import { participation, reports, shared } from '@vincere/contract/messages';
import { CircleAlert } from 'lucide-react';
import { CallFailed } from '../../lib/api.ts';
import { t } from '../../lib/text.ts';
import { Button, classOf } from '../../ui/Button.tsx';
import { toast, toastError } from '../../ui/toasts/Toaster.tsx';
import styles from './SummaryFailed.module.css';
import type { Seat } from './types.ts';

/** Shown if the report can't be read: its known facts, and links and buttons to go on. */
export function SummaryFailed({
  runId,
  message,
  error,
  seat,
  retrying,
  onRetry,
  onRejoin,
}: {
  runId: number | undefined;
  message: string;
  error: Error | null;
  seat: Seat | undefined;
  retrying: boolean;
  onRetry: () => void;
  /** Called to ask for an access code if the user's seat is unknown. */
  onRejoin: () => void;
}) {
  const code = seat?.sim_run.access_code;
  const copy = async () => {
    if (code === undefined) return toastError(t(participation.noCode));
    try {
      await navigator.clipboard.writeText(code);
      toast(t('Access code copied'), code);
    } catch {
      toastError(t('The access code could not be copied'), t('It is {code}.', { code }));
    }
  };
  return (
    <main id="main" className="page">
      <h1 className="heading-1">{t(reports.summaryFailed)}</h1>
      <div className="state" role="alert">
        <p className="error">
          <CircleAlert className="icon" aria-hidden />
          {message}
        </p>
      </div>
      <dl className={styles.failureDetails}>
        <dt>{t('Simulation run')}</dt>
        <dd className="number">{runId ?? t('none given')}</dd>
        <dt>{t('Access code')}</dt>
        <dd className="number">{code ?? t('not known')}</dd>
        <dt>{t('Answer of the server')}</dt>
        <dd>
          {error instanceof CallFailed ? error.status : error === null ? t('not asked') : t('none@@answer')}
        </dd>
      </dl>
      <div className="row wrap">
        <Link to="/dashboard" search={{}} className={classOf('ink')}>
          {t(shared.goToDashboard)}
        </Link>
        <Button kind="line" busy={retrying} disabled={runId === undefined} onClick={onRetry}>
          {t(shared.tryAgain)}
        </Button>
        {seat ? (
          <Link
            to="/dashboard"
            search={{ code: seat.sim_run.access_code, room: seat.room.room_name }}
            className={classOf('line')}
          >
            {t(reports.directResume)}
          </Link>
        ) : (
          <Button kind="line" onClick={onRejoin}>
            {t(reports.directResume)}
          </Button>
        )}
        <Button kind="line" onClick={() => void copy()}>
          {t(reports.copyCode)}
        </Button>
      </div>
    </main>
  );
}
