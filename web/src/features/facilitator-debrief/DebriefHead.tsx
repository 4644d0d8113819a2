import { Link } from '@tanstack/react-router';
import type { Run } from '@vincere/contract';
import { type ReactNode } from 'react';
import { t } from '../../lib/text.ts';
import { StatusTag } from '../../parts/StatusTag.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import styles from './DebriefHead.module.css';

/** The head of a debrief: the run, figures, and the actions. */
export function DebriefHead({
  run,
  figures,
  actions,
}: {
  run: Run;
  /** Names and values. */
  figures: readonly (readonly [name: string, value: ReactNode])[];
  actions: ReactNode;
}) {
  return (
    <PageHead
      className={styles.head}
      up={
        <Link to="/admin/runs/$runId" params={{ runId: String(run.id) }} search={{}}>
          {run.name}
        </Link>
      }
      title={t('Debrief')}
      actions={actions}
    >
      <StatusTag status={run.status} />
      <dl className={styles.figures}>
        {figures.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="digits">{value}</dd>
          </div>
        ))}
      </dl>
    </PageHead>
  );
}
