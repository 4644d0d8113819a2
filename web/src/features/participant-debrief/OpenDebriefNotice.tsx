import { Link } from '@tanstack/react-router';
import { pollMs } from '@vincere/contract/constants';
import { debriefState } from '@vincere/domain';
import { MessagesSquare } from 'lucide-react';
import { useRead } from '../../lib/api.ts';
import { type LiveState, pollBeside, useRunStream } from '../../lib/live/live.ts';
import { t } from '../../lib/text.ts';
import { classOf } from '../../ui/Button.tsx';
import { DebriefNotice } from './DebriefNotice.tsx';

/**
 * The notice of a finished run, once its debrief is open and until its result is final. Renders nothing before and after. `live`
 * is the state of the run's stream, which the page follows. The notice polls while the stream is lost.
 */
export function OpenDebriefNotice({
  runId,
  isOver,
  live,
}: {
  runId: number;
  isOver: boolean;
  live: LiveState;
}) {
  const { data } = useRead(
    'getGuidedDebrief',
    { params: { runId } },
    { enabled: isOver, refetchInterval: pollBeside(live, pollMs.participant) },
  );
  const debrief = data?.debrief;
  const state = debrief == null ? null : debriefState(debrief);
  return state !== null && <DebriefNotice runId={runId} state={state} />;
}

/** The notice of a finished run on a page that does not follow the run's stream otherwise. */
export function LiveDebriefNotice({ runId }: { runId: number }) {
  return <OpenDebriefNotice runId={runId} isOver live={useRunStream(runId)} />;
}

/** A link to the guided debrief of a run for those who observe it, once it was opened. Their page follows the stream of the run. */
export function ObservedDebriefLink({ runId }: { runId: number }) {
  const debrief = useRead('getGuidedDebrief', { params: { runId } }).data?.debrief;
  if (debrief == null || debrief.opened_at === null) return null;
  return (
    <Link to="/simulation/debrief" search={{ runId }} className={classOf('line')}>
      <MessagesSquare className="icon" aria-hidden />
      {debriefState(debrief) === 'open' ? t('Follow the Debrief') : t('Read the Debrief')}
    </Link>
  );
}
