import type { Run } from '@vincere/contract';
import { runs } from '@vincere/contract/messages';
import { CircleDashed, Pause } from 'lucide-react';
import type { ReactNode } from 'react';
import { isBetweenStages } from '../../lib/between-stages.ts';
import { useSession } from '../../lib/session/session.ts';
import { t } from '../../lib/text.ts';
import { Clock } from '../../parts/Clock.tsx';
import { PersonMark } from '../../ui/marks.tsx';
import { BrandTopBar } from './BrandTopBar.tsx';
import { HelpButton } from './help/HelpButton.tsx';
import styles from './RunTopBar.module.css';
import type { ReceivedRun } from './useRun.ts';

/** The header of a run's pages: the simulation, its stages and, with `clock`, the stage clock. */
export function RunTopBar({
  received,
  clock,
  children,
}: {
  received: ReceivedRun;
  clock?: boolean;
  children?: ReactNode;
}) {
  const { run, receivedAt } = received;
  const session = useSession();
  const stageClock = clock && run.status !== 'DRAFT' ? run.stage_clock : null;
  return (
    <BrandTopBar
      clock={
        stageClock && (
          <Clock
            clock={stageClock}
            receivedAt={receivedAt}
            {...(isBetweenStages(run) && {
              standingAt: t('Stage {number} stands at', { number: run.current_stage?.stage_number ?? '' }),
            })}
            isEndSpoken
            header="run"
          />
        )
      }
      right={
        <>
          <HelpButton run={run} />
          {children}
          {session && (
            <span className={styles.wideOnly}>
              <PersonMark first={session.first_name} last={session.last_name} />
            </span>
          )}
        </>
      }
    >
      <div className={`top-bar-title ${styles.wideOnly}`}>
        <b>{run.simulation.name}</b>
      </div>
      <StageProgress run={run} />
      {run.status === 'PAUSED' && (
        <span className={`tag ${styles.wideOnly}`}>
          <Pause className="icon" aria-hidden />
          {t(runs.statusLabels.PAUSED)}
        </span>
      )}
    </BrandTopBar>
  );
}

/** The progress of the run: closed stages, the current one and later ones. */
function StageProgress({ run }: { run: Run }) {
  const now = run.current_stage?.stage_number;
  if (now === undefined || run.status === 'DRAFT')
    return (
      <span className="tag">
        <CircleDashed className="icon" aria-hidden />
        {t('Not started')}
      </span>
    );
  const total = run.simulation.total_stages;
  return (
    <ol className={styles.stageTrace} aria-label={stageOf(run)}>
      {Array.from({ length: total }, (_, index) => index + 1).map((number) => (
        <li
          key={number}
          className={number < now ? styles.isDone : number === now ? styles.isNow : undefined}
          aria-current={number === now ? 'step' : undefined}
        >
          <i aria-hidden="true" />
          <span>{number === now ? stageOf(run) : t('Stage {number}', { number })}</span>
        </li>
      ))}
    </ol>
  );
}

/** `Stage 2 of 3`. */
export function stageOf(run: Run): string {
  return t('Stage {number} of {count}', {
    number: run.current_stage?.stage_number ?? 1,
    count: run.simulation.total_stages,
  });
}
