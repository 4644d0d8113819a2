import type { Answer, Calls } from '@vincere/contract';
import { shared } from '@vincere/contract/messages';
import { useState } from 'react';
import { CallFailed, messageOf, queryClient, send, useRead } from '../../lib/api.ts';
import { formatDateTime } from '../../lib/format.ts';
import { plural, rich, t } from '../../lib/text.ts';
import listsStyles from '../../parts/lists.module.css';
import { Button } from '../../ui/Button.tsx';
import { FieldError } from '../../ui/Field.tsx';
import { Loaded } from '../../ui/Loaded.tsx';
import { sr } from '../../ui/sr.tsx';
import { toast } from '../../ui/toasts/Toaster.tsx';
import accountStyles from './account.module.css';

type Session = Answer<Calls['listSessions']>['sessions'][number];

/** Lists the sessions of the user's account. The others can be ended one by one or all at once. */
export function OwnSessions() {
  const query = useRead('listSessions', {}, { refetchOnMount: 'always' });
  const [busy, setBusy] = useState<number | 'others'>();
  const [failure, setFailure] = useState<string>();
  const run = async (target: number | 'others', work: () => Promise<void>) => {
    setBusy(target);
    setFailure(undefined);
    try {
      await work();
      await queryClient.invalidateQueries({ queryKey: ['listSessions'] });
    } catch (error) {
      const message = messageOf(error, t('The session could not be ended. Please try again.'));
      setFailure(message);
    } finally {
      setBusy(undefined);
    }
  };
  const end = (session: Session) =>
    run(session.id, async () => {
      try {
        await send('endSession', { params: { sessionId: session.id } });
      } catch (error) {
        // The session has already ended: the result is the same.
        if (!(error instanceof CallFailed && error.code === 'session.unknown')) throw error;
      }
      toast(t('Session ended'), t('{device} is logged out.', { device: deviceName(session) }));
    });
  const endOthers = () =>
    run('others', async () => {
      const { ended } = await send('endOtherSessions', {});
      toast(
        t('Other sessions ended'),
        plural(ended, '{count} session was logged out.', '{count} sessions were logged out.'),
      );
    });
  return (
    <div className={`stack ${accountStyles.accountForm}`}>
      <p className="hint">{t('End sessions that you do not recognize, and change your password.')}</p>
      <Loaded query={query} failed={t(shared.loadFailed)} label={t('Loading your sessions')} lines={3}>
        {({ sessions }) => {
          const hasOthers = sessions.some(({ is_current }) => !is_current);
          return (
            <>
              <ul className={accountStyles.sessions} aria-label={t('Your sessions')}>
                {sessions.map((session) => (
                  <SessionRow
                    key={session.id}
                    session={session}
                    busy={busy === session.id}
                    onEnd={() => void end(session)}
                  />
                ))}
              </ul>
              {failure !== undefined && <FieldError>{failure}</FieldError>}
              {hasOthers ? (
                <div>
                  <Button kind="line" busy={busy === 'others'} onClick={() => void endOthers()}>
                    {busy === 'others' ? t('Ending...') : t('End All Others')}
                  </Button>
                </div>
              ) : (
                <p className="meta-text">{t('You are logged in nowhere else.')}</p>
              )}
            </>
          );
        }}
      </Loaded>
    </div>
  );
}

function SessionRow({ session, busy, onEnd }: { session: Session; busy: boolean; onEnd: () => void }) {
  const device = deviceName(session);
  return (
    <li className={accountStyles.session}>
      <div>
        <span className={listsStyles.rowName}>{device}</span>
        {session.is_current && (
          <span className={`tag tag-ink ${accountStyles.thisSession}`}>{t('This session')}</span>
        )}
        <span className={`meta-text ${accountStyles.lastUsed}`}>
          {t('Last used {time}', { time: formatDateTime(session.last_used_at) })}
          <br />
          {t('Logged in {time}', { time: formatDateTime(session.created_at) })}
        </span>
      </div>
      {!session.is_current && (
        <Button kind="line" size="sm" busy={busy} onClick={onEnd}>
          {busy ? t('Ending...') : rich('End<sr> the session on {device}</sr>', { device, sr })}
        </Button>
      )}
    </li>
  );
}

function deviceName({ browser, system }: Session): string {
  if (browser !== null && system !== null) return t('{browser} on {system}', { browser, system });
  return browser ?? system ?? t('Unknown device');
}
