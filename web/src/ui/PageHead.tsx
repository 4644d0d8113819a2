import type { ReactNode } from 'react';

/** The head of a facilitator's page: link to the parent page, name, additions to the name, and actions at the right. */
export function PageHead({
  up,
  title,
  children,
  actions,
}: {
  up?: ReactNode;
  title: ReactNode;
  children?: ReactNode;
  actions?: ReactNode;
}) {
  return (
    <header className="page-head">
      <div className="page-head-title">
        {up}
        <h1 className="heading-3">{title}</h1>
      </div>
      {children}
      {actions && <div className="page-head-actions">{actions}</div>}
    </header>
  );
}
