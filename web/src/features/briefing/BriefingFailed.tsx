import { Link, useNavigate } from '@tanstack/react-router';
import { participation, runs, shared } from '@vincere/contract/messages';
import { failureOf } from '../../lib/api.ts';
import { storedRun } from '../../lib/session/session.ts';
import { t } from '../../lib/text.ts';
import { Button, classOf } from '../../ui/Button.tsx';
import { FailedPage } from '../../ui/states.tsx';
import { toastError } from '../../ui/toasts/Toaster.tsx';

/** The briefing page if its run can't be loaded: a retry, and links to the questionnaire and the dashboard. */
export function BriefingFailed({
  error,
  runId = storedRun.id() ?? undefined,
  busy,
  onRetry,
}: {
  /** Why the run could not be loaded. */
  error: unknown;
  runId: number | undefined;
  busy: boolean;
  onRetry: () => void;
}) {
  const navigate = useNavigate();
  const openQuestionnaire = () => {
    if (runId === undefined) return toastError(t(shared.error), t(runs.noIdProvided));
    storedRun.set(runId);
    void navigate({ to: '/post-questionnaire', search: { runId } });
  };
  return (
    <FailedPage title={t(participation.loadFailed)} message={failureOf(error)} busy={busy} onRetry={onRetry}>
      <Button kind="line" onClick={openQuestionnaire}>
        {t(participation.checkPostQuestionnaire)}
      </Button>
      <Link className={classOf('line')} to="/dashboard" search={{}}>
        {t(participation.returnToDashboard)}
      </Link>
    </FailedPage>
  );
}
