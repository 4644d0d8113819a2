import { type ReactNode, useId } from 'react';
import styles from './inspector.module.css';

/** A section of the inspector with a heading; `aside` is a short text beside it. */
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
    <section className={`section ${styles.section}`} aria-labelledby={id}>
      <div className="section-head">
        <h3 id={id}>{title}</h3>
        {aside && <span className="meta-text number">{aside}</span>}
      </div>
      {children}
    </section>
  );
}
