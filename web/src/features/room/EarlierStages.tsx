import { Link } from '@tanstack/react-router';
import type { Run } from '@vincere/contract';
import type { Room } from '@vincere/domain';
import { ChevronRight } from 'lucide-react';
import { useRead } from '../../lib/api.ts';
import { t } from '../../lib/text.ts';
import styles from './EarlierStages.module.css';

/** Links to this room's notes and posts of closed stages. */
export function EarlierStages({ run, room }: { run: Run; room: Room }) {
  const hasAny = (run.current_stage?.stage_number ?? 1) > 1;
  const report = useRead('getParticipantReport', { params: { runId: run.id } }, { enabled: hasAny });
  const currentScenarioId = run.current_scenario?.id;
  const closedStages =
    report.data?.report_per_stage.filter(({ scenario_id }) => scenario_id !== currentScenarioId) ?? [];
  if (!hasAny || closedStages.length === 0) return null;
  return (
    <nav aria-label={t('Earlier stages')}>
      <ul className={styles.earlier}>
        {closedStages.map(({ stage_number, scenario_id }) => (
          <li key={stage_number}>
            <Link to="/scenario/$id/$category" params={{ id: String(scenario_id), category: room }}>
              {t('Stage {number}: notes and posts', { number: stage_number })}
              <ChevronRight className="icon" aria-hidden />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
