import type { Run } from '@vincere/contract';
import { ArrowRight, ListChecks, Lock, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { send } from '../../../lib/api.ts';
import { formatDuration } from '../../../lib/format.ts';
import { t } from '../../../lib/text.ts';
import { Button } from '../../../ui/Button.tsx';
import { Section } from '../../../ui/Section.tsx';
import { Empty } from '../../../ui/states.tsx';
import { WasItSaid } from '../../key-facts/said/WasItSaid.tsx';
import { Columns } from '../Columns.tsx';
import { DebriefHead } from '../DebriefHead.tsx';
import { totalMinutes } from '../minutes.ts';
import { ScriptSection } from '../script/ScriptSection.tsx';
import type { ReceivedDebrief } from '../types.ts';
import { useAct } from '../useDebrief.ts';
import styles from './Plan.module.css';
import { PlanMinutes } from './PlanMinutes.tsx';
import { PlanQuestions } from './PlanQuestions.tsx';
import { type Seats, WhoIsHere } from './WhoIsHere.tsx';

/** The screen on which a facilitator plans a debrief, before participants see anything of it. */
export function Plan({
  run,
  seats,
  received: { control },
  present,
  children,
}: {
  run: Run;
  seats: Seats;
  received: ReceivedDebrief;
  /** The buttons that open the projector. */
  present: ReactNode;
  /** The state of the connection. */
  children: ReactNode;
}) {
  const { act, isBusy } = useAct(run.id, t('The debrief was not started'));
  const params = { runId: run.id };
  return (
    <>
      <DebriefHead
        run={run}
        figures={[
          [t('The run took'), formatDuration(run.elapsed_seconds)],
          [t('Planned'), t('{planned} min', { planned: totalMinutes(control) })],
          [t('Here'), t('{part} of {total}', { part: control.present, total: control.seats })],
        ]}
        actions={
          <>
            {present}
            <Button
              kind="signal"
              busy={isBusy}
              onClick={() => void act(() => send('openGuidedDebrief', { params }))}
            >
              {t('Start Debrief')}
              <ArrowRight className="icon" aria-hidden />
            </Button>
          </>
        }
      />
      {children}
      <PlanMinutes runId={run.id} control={control} />
      <Columns
        label={t('Plan of the debrief')}
        phase={
          <>
            <BeforeYouStart />
            <WasItSaid runId={run.id} heading="h2" />
            <ScriptSection
              runId={run.id}
              control={control}
              phase="reactions"
              title={t('Script of the first phase')}
              canEdit
            />
          </>
        }
        questions={<PlanQuestions runId={run.id} control={control} />}
        entries={
          <>
            <Section title={t('What they write')}>
              <Empty title={t('Nothing yet')}>
                {t('What people write for everyone waits here until you release it.')}
              </Empty>
            </Section>
            <WhoIsHere seats={seats} />
          </>
        }
      />
    </>
  );
}

function BeforeYouStart() {
  return (
    <Section title={t('Before you start')}>
      <ul className={styles.points}>
        <li>
          <ListChecks className={`icon ${styles.sign}`} aria-hidden />
          {t('Read the questions. Drop what does not fit the group, change the words, add your own.')}
        </li>
        <li>
          <Users className={`icon ${styles.sign}`} aria-hidden />
          {t(
            'Everybody who had a seat when the run ended gets a notice on their own screen. Latecomers join the current phase.',
          )}
        </li>
        <li>
          <Lock className={`icon ${styles.sign}`} aria-hidden />
          {t('Reactions start as private. Nobody but the author ever reads a private entry or a commitment.')}
        </li>
      </ul>
    </Section>
  );
}
