import type { Answer, Calls } from '@vincere/contract';
import { queryClient } from '../../lib/api.ts';
import { t } from '../../lib/text.ts';
import { Button } from '../../ui/Button.tsx';
import { FieldError } from '../../ui/Field.tsx';
import { toast } from '../../ui/Toaster.tsx';
import { focusEmptyPlace, RankingFields } from './RankingFields.tsx';
import { rankingOf } from './ranking.ts';
import { useRanking } from './useRanking.ts';
import { useSetPreferences } from './useSetPreferences.ts';

/** The own order of the roles, to be changed, or set by who left that out of the registration. */
export function OwnPreferencesForm({ profile }: { profile: Answer<Calls['getProfile']> }) {
  const held = useRanking(profile.id, rankingOf(profile.preferences));
  const { set, failed, missing, settle, isSending } = useSetPreferences(profile.id);
  const save = async () => {
    if (!(await set(held.ranking))) return;
    held.forget();
    void queryClient.invalidateQueries({ queryKey: ['getProfile'] });
    toast(t('Role preferences saved'));
  };
  return (
    <form
      className="stack account-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        focusEmptyPlace(event.currentTarget, held.ranking);
        if (!isSending) void save();
      }}
    >
      <p className="mut">
        {t('The role you want most comes first. Your facilitator may give out the rooms by these wishes.')}
      </p>
      <RankingFields held={held} missing={missing} onChange={settle} />
      {failed && <FieldError>{failed.text}</FieldError>}
      <div>
        <Button type="submit" busy={isSending}>
          {isSending ? t('Saving...') : t('Save Preferences')}
        </Button>
      </div>
    </form>
  );
}
