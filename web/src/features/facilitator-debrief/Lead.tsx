import { Link } from '@tanstack/react-router';
import type { Run } from '@vincere/contract';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { send } from '../../lib/api.ts';
import { formatClock } from '../../lib/format.ts';
import { t } from '../../lib/text.ts';
import { serverNow } from '../../lib/time/server-time.ts';
import { StatementFigures } from '../../parts/guided-debrief/StatementFigures.tsx';
import type { DebriefPhase } from '../../parts/guided-debrief/types.ts';
import { Button, classOf } from '../../ui/Button.tsx';
import { Columns } from './Columns.tsx';
import { DebriefHead } from './DebriefHead.tsx';
import { Entries } from './entries/Entries.tsx';
import { entriesOf } from './entries-of.ts';
import { Actions } from './lessons/Actions.tsx';
import { Lessons } from './lessons/Lessons.tsx';
import { PhaseBar } from './PhaseBar.tsx';
import { backLabels, goLabels, phaseAfter, phaseBefore } from './phase-words.ts';
import type { Seats } from './plan/WhoIsHere.tsx';
import { Asked } from './questions/Asked.tsx';
import { Questions } from './questions/Questions.tsx';
import { ScriptSection } from './script/ScriptSection.tsx';
import { ThisPhase } from './ThisPhase.tsx';
import type { ReceivedDebrief } from './types.ts';
import { useAct, useSecondsSince } from './useDebrief.ts';

/** The screen from which a facilitator leads an open debrief through its phases. */
export function Lead({
  run,
  seats,
  received,
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
  const { debrief, control } = received;
  const { phase } = debrief;
  const title = useRef<HTMLHeadingElement>(null);
  const [started, setStarted] = useState<string>();
  const hasLessons = phase === 'lessons' || phase === 'commitment' || phase === 'done';
  return (
    <>
      <DebriefHead
        run={run}
        figures={[
          ...(phase === 'done'
            ? []
            : [[t('Since the start'), <SinceStart key="start" received={received} />] as const]),
          [t('Here'), t('{part} of {total}', { part: control.present, total: control.seats })],
          ...(phase === 'done'
            ? []
            : [[t('Answers for all'), String(entriesOf(received, phase).length)] as const]),
        ]}
        actions={
          <>
            {present}
            <Moves runId={run.id} received={received} onMoved={() => title.current?.focus()} />
          </>
        }
      />
      {children}
      <PhaseBar received={received} />
      <Columns
        label={t('Debrief')}
        phase={
          <>
            <ThisPhase runId={run.id} received={received} titleRef={title} />
            {phase !== 'done' && (
              <ScriptSection
                key={phase}
                runId={run.id}
                control={control}
                phase={phase}
                title={t('Script')}
                canEdit={!debrief.is_final}
              />
            )}
          </>
        }
        questions={
          <>
            {phase === 'done' && <StatementFigures answers={debrief.answers} />}
            {hasLessons && (
              <>
                <Lessons runId={run.id} received={received} onMakeAction={setStarted} />
                <Actions
                  runId={run.id}
                  actions={debrief.actions}
                  seats={seats}
                  started={started}
                  onClose={() => setStarted(undefined)}
                />
              </>
            )}
            {phase !== 'done' && <Questions key={phase} runId={run.id} phase={phase} received={received} />}
            <Asked runId={run.id} received={received} />
          </>
        }
        entries={<Entries runId={run.id} received={received} />}
      />
    </>
  );
}

function SinceStart({ received: { debrief, receivedAt } }: { received: ReceivedDebrief }) {
  useSecondsSince(receivedAt);
  const openedAt = Date.parse(debrief.opened_at ?? debrief.phase_entered_at);
  return <span role="timer">{formatClock(Math.max(0, Math.floor((serverNow() - openedAt) / 1000)))}</span>;
}

/** The buttons that go to the next phase and back. In the end a link leads to the report. */
function Moves({
  runId,
  received: { debrief },
  onMoved,
}: {
  runId: number;
  received: ReceivedDebrief;
  onMoved: () => void;
}) {
  const { phase, is_final } = debrief;
  const { act, isBusy } = useAct(runId, t('The phase was not changed'));
  const next = phaseAfter(phase);
  const previous = phaseBefore(phase);
  const move = async (to: DebriefPhase) => {
    const body = { from: phase, to };
    if (await act(() => send('moveGuidedDebrief', { params: { runId }, body }))) onMoved();
  };
  return (
    <>
      {previous && !is_final && (
        <Button
          kind="line"
          busy={isBusy}
          aria-label={backLabels[previous]}
          onClick={() => void move(previous)}
        >
          <ArrowLeft className="icon" aria-hidden />
          {t('Back')}
        </Button>
      )}
      {next && (
        <Button kind="signal" busy={isBusy} onClick={() => void move(next)}>
          {goLabels[next]}
          <ArrowRight className="icon" aria-hidden />
        </Button>
      )}
      {phase === 'done' && (
        <Link
          to="/admin/runs/$runId"
          params={{ runId: String(runId) }}
          search={{}}
          className={classOf('ink')}
        >
          {t('Open the Report')}
        </Link>
      )}
    </>
  );
}
