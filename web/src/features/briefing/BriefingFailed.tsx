import { Link, useNavigate } from '@tanstack/react-router';
import { participation, runs, shared } from '@vincere/contract/messages';
import { CircleAlert } from 'lucide-react';
import { heldRun } from '../../lib/session.ts';
import { t } from '../../lib/text.ts';
import { Button, classOf } from '../../ui/Button.tsx';
import { toastError } from '../../ui/Toaster.tsx';

/** The briefing page when its run can't be read: try again, or go on from what is known of it. */
export function BriefingFailed({
  message,
  runId = heldRun.id() ?? undefined,
  busy,
  onRetry,
}: {
  /** What the server said, when it said something. */
  message: string | undefined;
  runId: number | undefined;
  busy: boolean;
  onRetry: () => void;
}) {
  const navigate = useNavigate();
  const check = () => {
    if (runId === undefined) return toastError(t(shared.error), t(runs.noIdProvided));
    heldRun.hold(runId);
    void navigate({ to: '/post-questionnaire', search: { runId } });
  };
  return (
    <div className="stack" role="alert">
      <h1 className="t-h1">{t(participation.loadFailed)}</h1>
      <p className="err">
        <CircleAlert className="ic" aria-hidden />
        {message ?? t('The server could not be reached. Check your connection.')}
      </p>
      <div className="row wrapf">
        <Button busy={busy} onClick={onRetry}>
          {t(shared.tryAgain)}
        </Button>
        <Button kind="line" onClick={check}>
          {t(participation.checkPostQuestionnaire)}
        </Button>
        <Link className={classOf('line')} to="/dashboard" search={{}}>
          {t(participation.returnToDashboard)}
        </Link>
      </div>
    </div>
  );
}
