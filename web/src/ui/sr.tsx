import type { ReactNode } from 'react';

/** Text for screen readers only. In a translated text: `rich('Show<sr> the password</sr>', { sr })`. */
export function sr(words: ReactNode) {
  return <span className="visually-hidden">{words}</span>;
}
