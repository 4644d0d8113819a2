import { Link } from '@tanstack/react-router';
import { recentCounts } from '@vincere/contract/constants';
import { shared, simulations as texts } from '@vincere/contract/messages';
import { useRead } from '../../lib/api.ts';
import { plural, t } from '../../lib/text.ts';
import listsStyles from '../../parts/lists.module.css';
import recentItemStyles from '../../parts/recent-item.module.css';
import { Loaded } from '../../ui/Loaded.tsx';
import { Empty } from '../../ui/states.tsx';
import { FirstSteps } from './FirstSteps.tsx';

/** The newest simulations with their numbers of stages and scenarios. */
export function RecentActivity() {
  const query = useRead('searchSimulations', { query: { page: 1 } }, { refetchOnMount: 'always' });
  return (
    <Loaded
      query={query}
      failed={t(shared.loadFailed)}
      retry={t(shared.retry)}
      label={t('Loading recent activity')}
      lines={recentCounts.activity}
    >
      {({ simulations }) =>
        simulations.length === 0 ? (
          <>
            <Empty title={t(texts.noActivity)}>
              {t('A simulation is listed here as soon as it has been created.')}
            </Empty>
            <FirstSteps />
          </>
        ) : (
          <>
            <h3 className="meta-text">{t('Simulations')}</h3>
            <ul className="rows">
              {simulations.slice(0, recentCounts.activity).map((simulation) => (
                <li key={simulation.id} className={recentItemStyles.item}>
                  <Link
                    to="/admin/simulations/$simulationId/stages"
                    params={{ simulationId: String(simulation.id) }}
                    className={`${listsStyles.rowName} story`}
                  >
                    {simulation.name}
                  </Link>
                  <span className="meta-text number">
                    {plural(simulation.stages.length, '{count} stage', '{count} stages')},{' '}
                    {plural(simulation.scenario_count, '{count} scenario', '{count} scenarios')}
                  </span>
                </li>
              ))}
            </ul>
          </>
        )
      }
    </Loaded>
  );
}
