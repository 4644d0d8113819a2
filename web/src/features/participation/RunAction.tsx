import { Link } from '@tanstack/react-router';
import { participation, shared } from '@vincere/contract/messages';
import { isFinished } from '@vincere/domain';
import type { MouseEvent } from 'react';
import { t } from '../../lib/text.ts';
import { classOf } from '../../ui/Button.tsx';
import { toastError } from '../../ui/Toaster.tsx';
import type { MyRun } from './useMyRuns.ts';

/** The one thing to do with a run: go on with it, or look back at it. `isNext`: what the person most likely came for. */
export function RunAction({ run, isNext }: { run: MyRun; isNext: boolean }) {
  const { sim_run, room } = run;
  const about = <span className="sr"> {sim_run.name}</span>;
  if (isFinished(sim_run.status))
    return (
      <Link
        to="/simulation/summary"
        search={{ runId: sim_run.id }}
        className={classOf('line', 'sm')}
        onClick={needs(sim_run.id, t(participation.cannotViewSummary))}
      >
        {t(participation.viewSummary)}
        {about}
      </Link>
    );
  return (
    <Link
      to="/dashboard"
      search={{ code: sim_run.access_code, room: room.room_name }}
      preload={false}
      className={classOf(isNext ? 'signal' : 'ink', 'sm')}
      onClick={needs(sim_run.access_code, t(participation.cannotResume))}
    >
      {t(participation.resume)}
      {about}
    </Link>
  );
}

/** Goes nowhere, and says why, when the server did not give what the way needs. */
function needs(value: unknown, otherwise: string) {
  return (event: MouseEvent) => {
    if (value) return;
    event.preventDefault();
    toastError(t(shared.error), otherwise);
  };
}
