import { Link } from '@tanstack/react-router';
import type { DebriefState } from '@vincere/domain';
import { MessagesSquare } from 'lucide-react';
import { t } from '../../lib/text.ts';
import { classOf } from '../../ui/Button.tsx';
import styles from './DebriefNotice.module.css';

/**
 * A notice that leads to the guided debrief of a run. `name` is that of the run where several are listed. Observers
 * (`isObserved`) only read what is shown to all.
 */
export function DebriefNotice({
  runId,
  name,
  state,
  isObserved = false,
}: {
  runId: number;
  name?: string;
  state: DebriefState;
  isObserved?: boolean;
}) {
  return (
    <p className={styles.notice} role="status">
      <MessagesSquare className="icon" aria-hidden />
      <span>{state === 'over' ? overText(name) : openText(name)}</span>
      <Link to="/simulation/debrief" search={{ runId }} className={classOf('line', 'sm')}>
        {linkText(state, isObserved)}
      </Link>
    </p>
  );
}

function openText(name: string | undefined): string {
  return name === undefined
    ? t('The debrief of this simulation is open.')
    : t('The debrief of {run} is open.', { run: name });
}

function overText(name: string | undefined): string {
  return name === undefined ? t('The debrief is over.') : t('The debrief of {run} is over.', { run: name });
}

function linkText(state: DebriefState, isObserved: boolean): string {
  if (state === 'over') return t('Read the Debrief');
  return isObserved ? t('Follow the Debrief') : t('Take Part in the Debrief');
}
