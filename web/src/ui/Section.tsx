import { type ReactNode, useId } from 'react';

/** A ruled section: title, an addition at the right of the title, and content. */
export function Section({
  title,
  aside,
  className,
  titleId,
  'data-room': room,
  children,
}: {
  title: ReactNode;
  /** The id of the title, if links of the page lead to it. */
  titleId?: string;
  aside?: ReactNode;
  className?: string;
  /** Colours the section as this room. */
  'data-room'?: string;
  children: ReactNode;
}) {
  const ownId = useId();
  const id = titleId ?? ownId;
  return (
    <section className={`section ${className ?? ''}`} data-room={room} aria-labelledby={id}>
      <div className="section-head">
        <h2 id={id} tabIndex={titleId === undefined ? undefined : -1}>
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  );
}
