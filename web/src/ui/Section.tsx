import { type ReactNode, useId } from 'react';

/** A ruled section: title, an addition at the right of the title, and content. */
export function Section({
  title,
  aside,
  className,
  'data-room': room,
  children,
}: {
  title: ReactNode;
  aside?: ReactNode;
  className?: string;
  /** Colours the section as this room. */
  'data-room'?: string;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section className={`section ${className ?? ''}`} data-room={room} aria-labelledby={id}>
      <div className="section-head">
        <h2 id={id}>{title}</h2>
        {aside}
      </div>
      {children}
    </section>
  );
}
