import type { Answer, Calls } from '@vincere/contract';
import { queryClient } from '../../../lib/api.ts';
import { t } from '../../../lib/text.ts';
import { Button } from '../../../ui/Button.tsx';
import { FieldError } from '../../../ui/Field.tsx';
import { toast } from '../../../ui/toasts/Toaster.tsx';
import styles from '../account.module.css';
import { focusEmptyPlace, RankingFields } from './RankingFields.tsx';
import { rankingOf, serializeRanking } from './ranking.ts';
import { useRanking } from './useRanking.ts';
import { useSetPreferences } from './useSetPreferences.ts';

/** Edits the user's ranking of the roles, which may not exist yet if they left the registration early. */
export function OwnPreferencesForm({ profile }: { profile: Answer<Calls['getProfile']> }) {
  const savedRanking = rankingOf(profile.preferences);
  const draft = useRanking(profile.id, savedRanking);
  const isDirty = serializeRanking(draft.ranking) !== serializeRanking(savedRanking);
  const { save: sendRanking, failed, missing, clearErrors, isSending } = useSetPreferences(profile.id);
  const save = async () => {
    const storedPreferences = await sendRanking(draft.ranking);
    if (storedPreferences === null) return;
    draft.forget();
    queryClient.setQueryData(['getProfile', {}], { ...profile, ...storedPreferences });
    toast(t('Role preferences saved'));
  };
  return (
    <form
      className={`stack ${styles.accountForm}`}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        focusEmptyPlace(event.currentTarget, draft.ranking);
        if (!isSending) void save();
      }}
    >
      <p className="muted">
        {t('The role you want most comes first. Your facilitator may give out the rooms by these wishes.')}
      </p>
      <RankingFields draft={draft} missing={missing} onChange={clearErrors} />
      {failed && <FieldError>{failed.text}</FieldError>}
      <div className="row wrap">
        <Button type="submit" busy={isSending}>
          {isSending ? t('Saving...') : t('Save Preferences')}
        </Button>
        {isDirty && !isSending && <span className="meta-text">{t('Not saved yet')}</span>}
      </div>
    </form>
  );
}
