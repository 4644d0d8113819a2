import { Link, useNavigate } from '@tanstack/react-router';
import { accounts, shared } from '@vincere/contract/messages';
import { t } from '../../lib/text.ts';
import styles from '../../parts/gate.module.css';
import { Button } from '../../ui/Button.tsx';
import { FormAlert } from './FormAlert.tsx';
import { heldRegistration } from './held-registration.ts';
import { focusEmptyPlace, RankingFields } from './RankingFields.tsx';
import { useRanking } from './useRanking.ts';
import { useSetPreferences } from './useSetPreferences.ts';

/** The second step of registration: the roles in one's order, then on to the log-in page. */
export function PreferencesForm({ userId }: { userId: number }) {
  const navigate = useNavigate();
  const held = useRanking(userId);
  const { set, failed, missing, settle, isSending } = useSetPreferences(userId, heldRegistration.token());
  const send = async () => {
    if ((await set(held.ranking)) === null) return;
    heldRegistration.clearId();
    held.forget();
    await navigate({ to: '/login', replace: true });
  };
  return (
    <form
      className={styles.gateForm}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        focusEmptyPlace(event.currentTarget, held.ranking);
        if (!isSending) void send();
      }}
    >
      <RankingFields held={held} missing={missing} onChange={settle} />
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
