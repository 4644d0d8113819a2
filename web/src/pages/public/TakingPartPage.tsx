import { useSearch } from '@tanstack/react-router';
import { shared } from '@vincere/contract/messages';
import { accessCodeIn } from '@vincere/domain';
import { BackToJoin } from '../../features/taking-part/BackToJoin.tsx';
import { TakingPart } from '../../features/taking-part/TakingPart.tsx';
import styles from '../../features/taking-part/taking-part.module.css';
import { VisitorFrame } from '../../features/visitors/VisitorFrame.tsx';
import { CallFailed, serverMessage, useRead } from '../../lib/api.ts';
import { useTitle } from '../../lib/browser/title.ts';
import { useSession } from '../../lib/session/session.ts';
import { t } from '../../lib/text.ts';
import { Failed, Skeleton } from '../../ui/states.tsx';

/** `/taking-part`: what taking part means, in general or, with an access code, in that run. For visitors and logged-in users. */
export function TakingPartPage() {
  const code = accessCodeIn(useSearch({ strict: false }).code ?? '');
  const isSignedIn = useSession() !== null;
  const { data, error, isFetching, refetch } = useRead(
    'getTakingPart',
    { params: { accessCode: code } },
    { enabled: code !== '', staleTime: 0 },
  );
  const refusal = error instanceof CallFailed && error.status < 500 ? error : null;
  const title = data?.run ? t('Taking part in {run}', { run: data.run.name }) : t('Taking part');
  useTitle(title);
  return (
    <VisitorFrame here="elsewhere" hasAccount={isSignedIn} className={styles.page}>
      <BackToJoin code={data && !data.is_finished ? data.access_code : undefined} />
      <div className={styles.head}>
        {data && (
          <p className="meta-text">
            {data.run && `${data.run.simulation} · `}
            {t('Access code {code}', { code: data.access_code })}
          </p>
        )}
        <h1 className="heading-1">{title}</h1>
      </div>
      {refusal && (
        <div className={`notice ${styles.notice}`} role="alert">
          <div>
            <b>{serverMessage(refusal)}</b>
            <p>{t('This is what holds for runs in general.')}</p>
          </div>
        </div>
      )}
      {data?.is_finished && (
        <p className={`notice ${styles.notice}`}>
          {t('This run is over, and nobody can join it. This is what holds for it.')}
        </p>
      )}
      {code === '' || data || refusal ? (
        <TakingPart run={data ?? null} />
      ) : error ? (
        <Failed message={t(shared.loadFailed)} busy={isFetching} onRetry={() => void refetch()} />
      ) : (
        <Skeleton lines={12} label={t('Looking for the simulation')} />
      )}
    </VisitorFrame>
  );
}
