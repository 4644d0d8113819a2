import '../../styles/account.css';
import { type ComponentProps, useState } from 'react';
import { TextField } from '../../ui/Field.tsx';

/** A password with a way to look at what was typed. */
export function PasswordField(props: ComponentProps<typeof TextField>) {
  const [shown, setShown] = useState(false);
  return (
    <div className="pw">
      <TextField {...props} type={shown ? 'text' : 'password'} autoCapitalize="none" spellCheck={false} />
      <button type="button" className="pw-b" aria-pressed={shown} onClick={() => setShown(!shown)}>
        Show<span className="sr"> what is typed as {props.label}</span>
      </button>
    </div>
  );
}
