import type { Answer, Calls } from '@vincere/contract';
import { queryClient } from '../../lib/api.ts';
import { t } from '../../lib/text.ts';
import { Button } from '../../ui/Button.tsx';
import { FieldError } from '../../ui/Field.tsx';
import { toast } from '../../ui/Toaster.tsx';
import styles from './account.module.css';
import { focusEmptyPlace, RankingFields } from './RankingFields.tsx';
import { rankingOf, textOf } from './ranking.ts';
import { useRanking } from './useRanking.ts';
import { useSetPreferences } from './useSetPreferences.ts';

/** The own order of the roles, to be changed, or set by who left that out of the registration. */
export function OwnPreferencesForm({ profile }: { profile: Answer<Calls['getProfile']> }) {
  const saved = rankingOf(profile.preferences);
  const held = useRanking(profile.id, saved);
  const isDirty = textOf(held.ranking) !== textOf(saved);
  const { set, failed, missing, settle, isSending } = useSetPreferences(profile.id);
  const save = async () => {
    const stored = await set(held.ranking);
    if (stored === null) return;
    held.forget();
    queryClient.setQueryData(['getProfile', {}], { ...profile, ...stored });
    toast(t('Role preferences saved'));
  };
  return (
    <form
      className={`stack ${styles.accountForm}`}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        focusEmptyPlace(event.currentTarget, held.ranking);
        if (!isSending) void save();
      }}
    >
      <p className="muted">
        {t('The role you want most comes first. Your facilitator may give out the rooms by these wishes.')}
      </p>
      <RankingFields held={held} missing={missing} onChange={settle} />
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
