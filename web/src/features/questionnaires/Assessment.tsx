import { Link } from '@tanstack/react-router';
import { accounts, questionnaires } from '@vincere/contract/messages';
import { CircleAlert } from 'lucide-react';
import { useState } from 'react';
import { useRead } from '../../lib/api.ts';
import { visitorEnd } from '../../lib/drafts.ts';
import { formatDate } from '../../lib/format.ts';
import { useSession } from '../../lib/session/session.ts';
import { t } from '../../lib/text.ts';
import { classOf } from '../../ui/Button.tsx';
import { Skeleton } from '../../ui/states.tsx';
import styles from './Assessment.module.css';
import { AssessmentForm } from './AssessmentForm.tsx';
import type { Kind } from './kinds.ts';
import { useReaders } from './readers.ts';
import type { AskingRun } from './run-to-prepare.ts';

/**
 * A questionnaire, filled in with the user's former response if there is one. `asks` is the run whose facilitator decided what
 * is asked; without one, everything is.
 */
export function Assessment({
  kind,
  runId,
  asks,
  onDone,
}: {
  kind: Kind;
  /** The finished run of a post-questionnaire. */
  runId?: number;
  asks?: AskingRun | undefined;
  onDone: () => void;
}) {
  const session = useSession();
  // A failed submission may change this in the session. That must not replace the form by a new read.
  const [hasAnswered] = useState(session?.has_completed_questionnaire ?? false);
  const readers = useReaders(kind, asks);
  const type = kind === 'post' ? 'post' : 'pre';
  const formerAnswers = useRead(
    'getQuestionnaire',
    {
      params: { userId: session?.id ?? 0 },
      query: { questionnaire_type: type, ...(runId === undefined ? {} : { simulation_run_id: runId }) },
    },
    // If the read fails for any reason, there is no former response.
    {
      enabled: session !== null && (type === 'post' || hasAnswered),
      staleTime: Number.POSITIVE_INFINITY,
    },
  );
  if (formerAnswers.isLoading)
    return (
      <main id="main" className="page">
        <Skeleton lines={8} />
      </main>
    );
  const draftOwner = session === null ? visitorEnd : `:${session.id}`;
  return (
    <AssessmentForm
      key={draftOwner}
      kind={kind}
      runId={runId ?? asks?.id}
      scope={asks?.questionnaires ?? 'full'}
      readers={readers}
      draftKey={`questionnaire:${type}:${runId ?? 'no-run'}${draftOwner}`}
      former={formerAnswers.data}
      notice={
        session === null ? (
          <LogInNotice kind={kind} />
        ) : (
          <SentNotice kind={kind} sentAt={formerAnswers.data?.created_at} />
        )
      }
      onDone={onDone}
    />
  );
}

/** A notice that answering the questionnaire requires a log-in. */
export function LogInNotice({ kind }: { kind: Kind }) {
  return (
    <div className={`notice ${styles.answeredNotice}`}>
      <CircleAlert className="icon" aria-hidden />
      <p>{kind === 'pre' ? t(questionnaires.noUser) : t(questionnaires.noUserId)}</p>
      <Link to="/login" className={classOf('ink', 'sm')}>
        {t(accounts.logIn)}
      </Link>
    </div>
  );
}

/** When the user has answered before or, for people who came for their summary, that it opens after this. */
function SentNotice({ kind, sentAt }: { kind: Kind; sentAt: string | undefined }) {
  if (sentAt === undefined && kind !== 'post') return null;
  return (
    <p className={`notice ${styles.answeredNotice}`}>
      {sentAt === undefined
        ? t('Your summary of this run opens once you have sent your answers.')
        : t('You answered this on {date}. Sending it again replaces those answers.', {
            date: formatDate(sentAt),
          })}
    </p>
  );
}
