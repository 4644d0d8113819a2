import { type ComponentProps, useState } from 'react';
import { rich } from '../../../lib/text.ts';
import { TextField } from '../../../ui/Field.tsx';
import { sr } from '../../../ui/sr.tsx';
import styles from '../account.module.css';

/** A password field with a button that shows the typed text. */
export function PasswordField(props: ComponentProps<typeof TextField>) {
  const [shown, setShown] = useState(false);
  return (
    <div className={styles.password}>
      <TextField {...props} type={shown ? 'text' : 'password'} autoCapitalize="none" spellCheck={false} />
      <button
        type="button"
        className={styles.passwordToggle}
        aria-pressed={shown}
        onClick={() => setShown(!shown)}
      >
        {rich('Show<sr> what is typed as {field}</sr>', { field: props.label, sr })}
      </button>
    </div>
  );
}
