import { Link } from '@tanstack/react-router';
import { pollMs } from '@vincere/contract/constants';
import { MessagesSquare } from 'lucide-react';
import { useRead } from '../../lib/api.ts';
import { t } from '../../lib/text.ts';
import { classOf } from '../../ui/Button.tsx';
import styles from './DebriefNotice.module.css';

/**
 * A notice that leads to the guided debrief of a run. `name` is that of the run where several are listed. With `isDone`, all phases
 * are over and only the result is not final yet.
 */
export function DebriefNotice({
  runId,
  name,
  isDone = false,
}: {
  runId: number;
  name?: string;
  isDone?: boolean;
}) {
  return (
    <p className={styles.notice} role="status">
      <MessagesSquare className="icon" aria-hidden />
      <span>{isDone ? t('The debrief is over.') : openText(name)}</span>
      <Link to="/simulation/debrief" search={{ runId }} className={classOf('line', 'sm')}>
        {isDone ? t('Read the Debrief') : t('Take Part in the Debrief')}
      </Link>
    </p>
  );
}

function openText(name: string | undefined): string {
  return name === undefined
    ? t('The debrief of this simulation is open.')
    : t('The debrief of {run} is open.', { run: name });
}

/** The notice of a finished run, once its debrief is open and until its result is final. Renders nothing before and after. */
export function OpenDebriefNotice({ runId, isOver }: { runId: number; isOver: boolean }) {
  const { data } = useRead(
    'getGuidedDebrief',
    { params: { runId } },
    { enabled: isOver, refetchInterval: pollMs.participant },
  );
  const debrief = data?.debrief;
  if (debrief == null || debrief.is_final) return null;
  return <DebriefNotice runId={runId} isDone={debrief.phase === 'done'} />;
}
