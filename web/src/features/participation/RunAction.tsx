import { Link } from '@tanstack/react-router';
import { participation, shared } from '@vincere/contract/messages';
import { isFinished } from '@vincere/domain';
import type { MouseEvent } from 'react';
import { t } from '../../lib/text.ts';
import { classOf } from '../../ui/Button.tsx';
import { toastError } from '../../ui/toasts/Toaster.tsx';
import type { MyRun } from './useMyRuns.ts';

/** The link to resume a run or to see the summary of a finished one. `isNext` highlights the run to continue with. */
export function RunAction({ run, isNext }: { run: MyRun; isNext: boolean }) {
  const { sim_run, room } = run;
  const srName = <span className="visually-hidden"> {sim_run.name}</span>;
  if (isFinished(sim_run.status))
    return (
      <Link
        to="/simulation/summary"
        search={{ runId: sim_run.id }}
        className={classOf('line', 'sm')}
        onClick={requires(sim_run.id, t(participation.cannotViewSummary))}
      >
        {t(participation.viewSummary)}
        {srName}
      </Link>
    );
  return (
    <Link
      to="/dashboard"
      search={{ code: sim_run.access_code, room: room.room_name }}
      preload={false}
      className={classOf(isNext ? 'signal' : 'ink', 'sm')}
      onClick={requires(sim_run.access_code, t(participation.cannotResume))}
    >
      {t(participation.resume)}
      {srName}
    </Link>
  );
}

/** Returns a click handler that cancels the navigation and shows `message` if `value`, which the link needs, is missing. */
function requires(value: unknown, message: string) {
  return (event: MouseEvent) => {
    if (value) return;
    event.preventDefault();
    toastError(t(shared.error), message);
  };
}
