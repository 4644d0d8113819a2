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
    <header className="ph">
      <div className="ph-t">
        {up}
        <h1 className="t-h3">{title}</h1>
      </div>
      {children}
      {actions && <div className="ph-a">{actions}</div>}
    </header>
  );
}
