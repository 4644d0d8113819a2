import { initialsOf } from '../lib/format.ts';
import { Picture } from './pictures.tsx';

/** The mark of a person: a circle with a stored picture or initials. Show the name next to it. */
export function PersonMark({
  first,
  last,
  size,
  picture = null,
}: {
  first: string;
  last: string;
  size?: 24 | 40;
  /** The file name of a stored picture. */
  picture?: string | null;
}) {
  const initials = initialsOf(first, last);
  return (
    <span className="person-mark" data-size={size} aria-hidden="true">
      {picture === null ? initials : <Picture file={picture} alt="" otherwise={initials} />}
    </span>
  );
}

export function LogoMark() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d="M1.6 3.4h4L12 16.9 15.2 10h3L13.6 21h-3.2z" fill="currentColor" />
      <path
        d="M19.3 1.7 22.8 5.2 19.3 8.7 15.8 5.2z"
        fill="var(--color-signal)"
        stroke="currentColor"
        strokeWidth="1.5"
      />
    </svg>
  );
}

export function Brand({
  className = '',
  nameClassName,
}: {
  className?: string | undefined;
  nameClassName?: string | undefined;
}) {
  return (
    <span className={`brand ${className}`} role="img" aria-label="VINCERE">
      <LogoMark />
      <span className={nameClassName}>VINCERE</span>
    </span>
  );
}
