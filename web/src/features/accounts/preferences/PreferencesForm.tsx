import { Link, useNavigate } from '@tanstack/react-router';
import { accounts, shared } from '@vincere/contract/messages';
import { getSession } from '../../../lib/session/session.ts';
import { t } from '../../../lib/text.ts';
import styles from '../../../parts/gate.module.css';
import { Button } from '../../../ui/Button.tsx';
import { FormAlert } from '../FormAlert.tsx';
import { storedRegistration } from '../registration/stored-registration.ts';
import { useFirstPage } from '../useLogIn.ts';
import { focusEmptyPlace, RankingFields } from './RankingFields.tsx';
import { useRanking } from './useRanking.ts';
import { useSetPreferences } from './useSetPreferences.ts';

/** The second step of registration: ranks the roles, then opens the first page, or the log-in if the user isn't logged in. */
export function PreferencesForm({ userId }: { userId: number }) {
  const navigate = useNavigate();
  const openFirstPage = useFirstPage();
  const draft = useRanking(userId);
  const { save, failed, missing, clearErrors, isSending } = useSetPreferences(
    userId,
    storedRegistration.token(),
  );
  const send = async () => {
    if ((await save(draft.ranking)) === null) return;
    storedRegistration.clearId();
    draft.forget();
    const session = getSession();
    await (session === null ? navigate({ to: '/login', replace: true }) : openFirstPage(session));
  };
  return (
    <form
      className={styles.gateForm}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        focusEmptyPlace(event.currentTarget, draft.ranking);
        if (!isSending) void send();
      }}
    >
      <RankingFields draft={draft} missing={missing} onChange={clearErrors} />
      <FormAlert alert={failed && { title: t(shared.error), text: failed.text }}>
        {failed?.isClosed && (
          <p>
            {t('Your account is there.')} <Link to="/login">{t(accounts.logIn)}</Link>
          </p>
        )}
      </FormAlert>
      <Button type="submit" size="lg" busy={isSending}>
        {isSending ? t('Saving...') : t(accounts.completeRegistration)}
      </Button>
    </form>
  );
}
