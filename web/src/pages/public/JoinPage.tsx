import { useParams } from '@tanstack/react-router';
import { participation, shared } from '@vincere/contract/messages';
import { accessCodeIn } from '@vincere/domain';
import { Gate } from '../../features/accounts/Gate.tsx';
import { CodeForm } from '../../features/participation/joining/CodeForm.tsx';
import { JoinOffer } from '../../features/participation/joining/JoinOffer.tsx';
import { VisitorFrame } from '../../features/visitors/VisitorFrame.tsx';
import { CallFailed, serverMessage, useRead } from '../../lib/api.ts';
import { useTitle } from '../../lib/browser/title.ts';
import { keptGuests, type Session, useSession } from '../../lib/session/session.ts';
import { t } from '../../lib/text.ts';
import styles from '../../parts/gate.module.css';
import { readersOfRun } from '../../parts/questionnaires/answer-readers.ts';
import { Failed, Skeleton } from '../../ui/states.tsx';

/** `/j`: a form to type an access code. */
export function CodePage() {
  useTitle(t(participation.joinSimulation));
  return (
    <VisitorFrame here="elsewhere" className={styles.gate}>
      <Gate title={t(participation.joinSimulation)}>
        <CodeForm />
      </Gate>
    </VisitorFrame>
  );
}

/** `/j/{code}`: the short link in the QR code, for visitors and guests. Other logged-in users are redirected to the join. */
export function JoinPage() {
  const code = accessCodeIn(useParams({ from: '/j/$code' }).code);
  const session = useSession();
  const join = useRead('getJoin', { params: { accessCode: code } }, { staleTime: 0 });
  const title = join.data?.name ?? t(participation.joinSimulation);
  useTitle(title);
  const refusal = join.error instanceof CallFailed && join.error.status < 500 ? join.error : null;
  return (
    <VisitorFrame here="elsewhere" className={styles.gate}>
      <Gate title={title} lead={join.data && <About {...join.data} />}>
        {join.data ? (
          <JoinOffer
            code={join.data.access_code}
            allowsGuests={join.data.guest_join}
            readers={readersOfRun(join.data)}
            guests={guestsHere(session)}
          />
        ) : refusal ? (
          <CodeForm key={code} code={code} error={serverMessage(refusal)} />
        ) : join.isError ? (
          <Failed message={t(shared.loadFailed)} busy={join.isFetching} onRetry={() => void join.refetch()} />
        ) : (
          <Skeleton lines={4} label={t('Looking for the simulation')} />
        )}
      </Gate>
    </VisitorFrame>
  );
}

/** The simulation of the run in the title, and its access code. */
function About({ simulation, access_code }: { simulation: string; access_code: string }) {
  return (
    <>
      <b>{simulation}</b>
      <br />
      {t('Access code {code}', { code: access_code })}
    </>
  );
}

/** Returns this tab's guest, if any, and earlier guests of this device. */
function guestsHere(session: Session | null): Session[] {
  const guests = keptGuests();
  return session?.is_guest ? [session, ...guests.filter(({ id }) => id !== session.id)] : guests;
}
