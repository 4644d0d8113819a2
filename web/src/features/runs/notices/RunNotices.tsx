import { Link } from '@tanstack/react-router';
import type { Run } from '@vincere/contract';
import { participation } from '@vincere/contract/messages';
import { Check, CircleDashed, Hourglass, Pause, Square } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { storedRun } from '../../../lib/session/session.ts';
import { rich, t } from '../../../lib/text.ts';
import { decisionSentence } from '../../../lib/words/group-decision.ts';
import { useTimeUp } from '../../../parts/Clock.tsx';
import { PlenaryNotice } from '../../../parts/PlenaryNotice.tsx';
import { Button, classOf } from '../../../ui/Button.tsx';
import { toastNews } from '../../../ui/toasts/Toaster.tsx';
import { readGroupDecision, useGroupDecision } from '../decisions/group-decision.ts';
import type { ReceivedRun } from '../useRun.ts';
import type { RunEnd } from '../useRunGate.ts';
import { Announcements } from './Announcements.tsx';
import { Nudge } from './Nudge.tsx';
import styles from './RunNotices.module.css';

const b = (words: ReactNode) => <b>{words}</b>;

/**
 * The most important facts about the run: not started, paused, out of time or over. If the run ends while the user is on the
 * page, the page scrolls to the notice, because all forms are closed then.
 */
export function RunNotices({ received: { run, receivedAt }, end }: { received: ReceivedRun; end: RunEnd }) {
  const isTimeUp = useTimeUp(run.stage_clock, receivedAt);
  // Whether the run was over when the page opened, so that its end is no news.
  const [sawEnd] = useState(end.hasEnded);
  // Always rendered, because screen readers only announce changes in a region that already exists.
  return (
    <>
      {!end.hasEnded && <Nudge run={run} />}
      <Announcements run={run} />
      <div className="run-notices" role="status">
        {end.hasEnded ? (
          <EndNotice run={run} end={end} sawEnd={sawEnd} />
        ) : (
          <>
            {run.status === 'DRAFT' && (
              <p className="notice">
                <CircleDashed className="icon" aria-hidden />
                <span>
                  {rich(
                    '<b>The simulation has not started yet.</b> Read the briefing. Your facilitator starts it for everyone, and the decisions appear then.',
                    { b },
                  )}
                </span>
              </p>
            )}
            <PlenaryNotice run={run} receivedAt={receivedAt} />
            {run.status === 'IN_PROGRESS' && isTimeUp && (
              <p className="notice notice-now">
                <Hourglass className="icon" aria-hidden />
                <span>{t('Time is up. You can still submit until your facilitator moves on.')}</span>
              </p>
            )}
            {run.status === 'PAUSED' && (
              <p className="notice">
                <Pause className="icon" aria-hidden />
                <span>
                  {rich(
                    '<b>The simulation is paused.</b> You can read and write on. Decisions can be submitted again when your facilitator resumes it.',
                    { b },
                  )}
                </span>
              </p>
            )}
          </>
        )}
      </div>
    </>
  );
}

/** Says that the run is over and what comes next, and gets the focus if the user was on the page. */
function EndNotice({ run, end, sawEnd }: { run: Run; end: RunEnd; sawEnd: boolean }) {
  const questionnaireLink = useRef<HTMLAnchorElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const decision = useGroupDecision(run);
  const wasEndedEarly = run.status === 'ENDED';
  const asksNothing = run.questionnaires === 'none';
  const announceEnd = useEffectEvent(async () => {
    title.current?.focus({ preventScroll: true });
    scrollTo(0, 0);
    const groupDecision = await readGroupDecision(run);
    toastNews(t('The simulation is over'), groupDecision && decisionSentence(groupDecision));
  });
  useEffect(() => {
    if (!sawEnd) void announceEnd();
  }, [sawEnd]);
  const stay = () => {
    // The focused button goes away.
    questionnaireLink.current?.focus();
    end.stay();
  };
  return (
    <div className="run-complete">
      {wasEndedEarly ? <Square className="icon" aria-hidden /> : <Check className="icon" aria-hidden />}
      <div>
        <h2 className="heading-3" ref={title} tabIndex={-1}>
          {wasEndedEarly
            ? t('Your facilitator has ended the simulation early')
            : t(participation.simulationComplete)}
        </h2>
        {decision && <p className={styles.decision}>{decisionSentence(decision)}</p>}
        <p className="muted">
          {asksNothing ? t('Your summary is ready.') : t('One questionnaire is left.')}{' '}
          {!end.isStaying
            ? t('The end page opens in half a minute.')
            : asksNothing
              ? t('Open it when you are ready.')
              : t('Start it when you are ready.')}
        </p>
      </div>
      <div className={styles.completeActions}>
        {!end.isStaying && (
          <Button kind="line" size="lg" onClick={stay}>
            {t('Stay Here')}
          </Button>
        )}
        <Link
          ref={questionnaireLink}
          className={classOf('signal', 'lg')}
          to="/post-questionnaire"
          search={{ runId: run.id }}
          onClick={() => storedRun.set(run.id)}
        >
          {asksNothing ? t(participation.viewSummary) : t(participation.takePostQuestionnaire)}
        </Link>
      </div>
    </div>
  );
}
