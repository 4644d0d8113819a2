import { useNavigate } from '@tanstack/react-router';
import { limits } from '@vincere/contract/constants';
import { participation } from '@vincere/contract/messages';
import { accessCodeIn } from '@vincere/domain';
import { type SubmitEvent, useState } from 'react';
import { codePasted } from '../../../lib/access-code.ts';
import { t } from '../../../lib/text.ts';
import styles from '../../../parts/gate.module.css';
import { Button } from '../../../ui/Button.tsx';
import { TextField } from '../../../ui/Field.tsx';

/** Asks for an access code and opens its join page. `error` is about `code`; it disappears when the code is edited. */
export function CodeForm({ code = '', error }: { code?: string; error?: string }) {
  const navigate = useNavigate();
  const [typed, setTyped] = useState(code);
  const [isMissing, setMissing] = useState(false);
  const shownError = isMissing ? t(participation.codeMissing) : typed === code ? error : undefined;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const typedCode = accessCodeIn(typed);
    setMissing(typedCode === '');
    if (typedCode !== '') void navigate({ to: '/j/$code', params: { code: typedCode } });
  };
  return (
    <form className={styles.gateForm} noValidate onSubmit={submit}>
      <TextField
        label={t('Access code')}
        hint={t('Your facilitator has it.')}
        className="input-code"
        autoComplete="off"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="go"
        maxLength={limits.name}
        value={typed}
        error={shownError}
        onPaste={(event) => {
          const pastedCode = codePasted(event);
          if (pastedCode === null) return;
          event.preventDefault();
          setTyped(pastedCode);
          setMissing(false);
        }}
        onChange={({ target }) => {
          setTyped(target.value);
          setMissing(false);
        }}
      />
      <Button type="submit" size="lg">
        {t(participation.join)}
      </Button>
    </form>
  );
}
