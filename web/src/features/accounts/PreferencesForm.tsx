import '../../styles/preferences.css';
import { Link } from '@tanstack/react-router';
import { accounts, shared } from '@vincere/contract/messages';
import { useRef } from 'react';
import { t } from '../../lib/text.ts';
import { Button } from '../../ui/Button.tsx';
import { FieldError } from '../../ui/Field.tsx';
import { FormAlert } from './FormAlert.tsx';
import { PreferenceSlot } from './PreferenceSlot.tsx';
import { RoleTiles } from './RoleTiles.tsx';
import { useRanking } from './useRanking.ts';
import { useSetPreferences } from './useSetPreferences.ts';

/** Ranks the six roles: by tapping them in order, or place by place. */
export function PreferencesForm({ userId }: { userId: number }) {
  const { ranking, said, forget, choose, toggle, move } = useRanking(userId);
  const { set, failed, settle, isSending } = useSetPreferences(userId, forget);
  const slots = useRef<HTMLOListElement>(null);
  const isFull = !ranking.includes(null);
  const changed = (change: () => void) => {
    settle();
    change();
  };
  const send = async () => {
    if (!isFull)
      slots.current?.querySelector<HTMLElement>(`[data-place="${ranking.indexOf(null)}"] select`)?.focus();
    await set(ranking);
  };
  return (
    <form
      className="gate-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isSending) void send();
      }}
    >
      <RoleTiles ranking={ranking} onToggle={(role) => changed(() => toggle(role))} />
      <fieldset className="rank-order">
        <legend className="lab">{t('Your order')}</legend>
        {failed && !isFull && <FieldError>{failed.text}</FieldError>}
        <ol className="slots" ref={slots}>
          {ranking.map((role, place) => (
            <PreferenceSlot
              key={place}
              place={place}
              role={role}
              missing={failed !== null && role === null}
              onChoose={(chosen) => changed(() => choose(place, chosen))}
              onMove={(by) => {
                changed(() => move(place, by));
                // The role keeps the focus where it goes.
                const word = by < 0 ? 'up' : 'down';
                slots.current
                  ?.querySelector<HTMLElement>(`[data-place="${place + by}"] [data-move="${word}"]`)
                  ?.focus();
              }}
            />
          ))}
        </ol>
      </fieldset>
      <p className="sr" role="status">
        {said}
      </p>
      <FormAlert told={failed && isFull ? { title: t(shared.error), text: failed.text } : null}>
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
