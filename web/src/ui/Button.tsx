import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';

type Kind = 'signal' | 'ink' | 'line' | 'quiet' | 'danger';

export type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & {
  /** `signal` is the one act on a screen that moves the simulation. */
  kind?: Kind;
  size?: 'sm' | 'lg' | undefined;
  /** Under way: says so to a screen reader and takes no second press. */
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

/** The look of a button, for a link that leads somewhere. */
export function classOf(kind: Kind, size?: 'sm' | 'lg', more?: string): string {
  return ['btn', `btn-${kind}`, size && `btn-${size}`, more].filter(Boolean).join(' ');
}
