import { type ReactNode, useId } from 'react';

/** A ruled section under the name of a scenario. */
export function InspectorSection({
  title,
  aside,
  children,
}: {
  title: string;
  aside?: string;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section className="sec" aria-labelledby={id}>
      <div className="sec-h">
        <h3 id={id}>{title}</h3>
        {aside && <span className="t-meta num">{aside}</span>}
      </div>
      {children}
    </section>
  );
}
