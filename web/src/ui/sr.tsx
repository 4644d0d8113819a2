import type { ReactNode } from 'react';

/** Words for a screen reader alone; as a part of a text: `rich('Show<sr> the password</sr>', { sr })`. */
export function sr(words: ReactNode) {
  return <span className="sr">{words}</span>;
}
