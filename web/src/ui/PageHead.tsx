import type { ReactNode } from 'react';

/** The head of a facilitator's page: link to the parent page, name, additions to the name, actions at the right, and tabs. */
export function PageHead({
  up,
  title,
  children,
  tabs,
  actions,
  className = '',
}: {
  up?: ReactNode;
  title: ReactNode;
  children?: ReactNode;
  /** The tabs of the page, along the lower edge of the head. */
  tabs?: ReactNode;
  actions?: ReactNode;
  className?: string | undefined;
}) {
  return (
    <header className={`page-head ${className}`} data-tabs={tabs ? true : undefined}>
      <div className="page-head-title">
        {up}
        <h1 className="heading-3">{title}</h1>
      </div>
      {children}
      {tabs}
      {actions && <div className="page-head-actions">{actions}</div>}
    </header>
  );
}
