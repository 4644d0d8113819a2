import { participation } from '@vincere/contract/messages';
import { guestNameLimit } from '@vincere/domain';
import { type SubmitEvent, useRef, useState } from 'react';
import { messageOf } from '../../../lib/api.ts';
import { t } from '../../../lib/text.ts';
import { nameProblem } from '../../../lib/words/name-problem.ts';
import styles from '../../../parts/gate.module.css';
import { Button } from '../../../ui/Button.tsx';
import { FieldError, TextField } from '../../../ui/Field.tsx';
import { useGuestJoin } from './useGuestJoin.ts';

/** Joins a run as a guest, with a name only. */
export function GuestForm({ code }: { code: string }) {
  const join = useGuestJoin(code);
  const [name, setName] = useState('');
  const [problem, setProblem] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const foundProblem = nameProblem(name);
    setProblem(foundProblem);
    setFailure(undefined);
    if (foundProblem !== undefined) return input.current?.focus();
    setBusy(true);
    try {
      await join(name);
    } catch (error) {
      setFailure(messageOf(error, t(participation.joinFailed)));
      setBusy(false);
    }
  };
  return (
    <form className={styles.gateForm} noValidate onSubmit={(event) => void submit(event)}>
      <TextField
        ref={input}
        label={t('Your name')}
        hint={t('The others see this name.')}
        autoComplete="name"
        enterKeyHint="go"
        maxLength={guestNameLimit}
        readOnly={isBusy}
        value={name}
        error={problem}
        onChange={({ target }) => {
          setName(target.value);
          setProblem(undefined);
        }}
      />
      {failure !== undefined && <FieldError>{failure}</FieldError>}
      <Button type="submit" kind="signal" size="lg" busy={isBusy}>
        {isBusy ? t('Joining') : t('Join as a Guest')}
      </Button>
      <p className="muted">{t('No account needed. You can come back on this device.')}</p>
    </form>
  );
}
