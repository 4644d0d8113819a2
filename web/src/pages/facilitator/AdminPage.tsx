import { useNavigate } from '@tanstack/react-router';
import { send } from '../../lib/api.ts';
import { setSession, useSession } from '../../lib/session.ts';
import { Button } from '../../ui/Button.tsx';
import { TopBar } from '../../ui/TopBar.tsx';

/** Where an administrator arrives. The facilitator's work is done through the API. */
export function AdminPage() {
  const session = useSession();
  const navigate = useNavigate();
  const logOut = async () => {
    await send('logOut').catch(() => {});
    setSession(null);
    await navigate({ to: '/login' });
  };
  return (
    <>
      <TopBar
        right={
          <Button kind="quiet" onClick={() => void logOut()}>
            Log Out
          </Button>
        }
      />
      <main id="main" className="page page-narrow stack">
        <h1 className="t-h1">Welcome, {session?.first_name}</h1>
        <p>Simulations and runs are written and steered over the API for now.</p>
        <p>
          <a href="/api/docs">Read the API</a>
        </p>
      </main>
    </>
  );
}
