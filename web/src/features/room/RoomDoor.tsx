import { Link } from '@tanstack/react-router';
import { shared, rooms as texts } from '@vincere/contract/messages';
import { type Room } from '@vincere/domain';
import { t } from '../../lib/text.ts';
import { refusalText } from '../../lib/words/refusal-text.ts';
import { RoomName } from '../../parts/RoomName.tsx';
import { classOf } from '../../ui/Button.tsx';
import { FailedPage } from '../../ui/states.tsx';

/** Shown when a room could not be loaded, with the reason and a retry. */
export function RoomError({
  message,
  onRetry,
  busy,
}: {
  message: string;
  onRetry: () => void;
  busy: boolean;
}) {
  return (
    <FailedPage title={t(texts.loadFailed)} message={message} onRetry={onRetry} busy={busy}>
      <Link className={classOf('line')} to="/dashboard" search={{}}>
        {t(shared.backToDashboard)}
      </Link>
    </FailedPage>
  );
}

/** Shown for a room that the user may not enter, with a link to their own. */
export function WrongRoom({ code, own }: { code: string; own: Room | undefined }) {
  return (
    <div className="stack">
      <h1 className="heading-1">{t(texts.accessRestricted)}</h1>
      <p className="muted">{refusalText('room.not-yours')}</p>
      {own !== undefined && <RoomName room={own} />}
      <p className="row wrap">
        {own !== undefined && (
          <Link
            className={classOf('ink')}
            to="/simulation/room/$roomId"
            params={{ roomId: own }}
            search={{ code }}
            aria-label={t('Enter Room, your room')}
          >
            {t(texts.enter)}
          </Link>
        )}
        <Link className={classOf('line')} to="/simulation/dashboard" search={{ code }}>
          {t(shared.backToDashboard)}
        </Link>
      </p>
    </div>
  );
}
