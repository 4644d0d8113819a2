import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';

type Kind = 'signal' | 'ink' | 'line' | 'quiet' | 'danger';

export type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & {
  /** `signal` is for the one action of a screen that advances the simulation. */
  kind?: Kind;
  size?: 'sm' | 'lg' | undefined;
  /** The action is under way: screen readers announce it, and presses are ignored. */
  busy?: boolean;
  ref?: Ref<HTMLButtonElement>;
  children: ReactNode;
};

export function Button({ kind = 'ink', size, busy, className, children, onClick, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      className={classOf(kind, size, className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      {...rest}
    >
      {children}
    </button>
  );
}

/** Button classes for a link. */
export function classOf(kind: Kind, size?: 'sm' | 'lg', more?: string): string {
  return ['button', `button-${kind}`, size && `button-${size}`, more].filter(Boolean).join(' ');
}
