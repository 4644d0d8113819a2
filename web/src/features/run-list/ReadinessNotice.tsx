import { Link } from '@tanstack/react-router';
import { CircleAlert, TriangleAlert } from 'lucide-react';
import { useRead } from '../../lib/api.ts';
import { t } from '../../lib/text.ts';
import { FailedHint } from '../../ui/states.tsx';
import { linesOf } from './readiness-lines.ts';
import styles from './simulation-choice.module.css';

/** The unfinished parts of the simulation of a new run: those that prevent a start, and those that will be missing. */
export function ReadinessNotice({ simulationId }: { simulationId: number }) {
  const { data, isError, isFetching, refetch } = useRead(
    'getReadiness',
    { params: { simulationId } },
    { staleTime: 0 },
  );
  if (isError)
    return (
      <FailedHint
        message={t('Whether this simulation is ready to play could not be read.')}
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    );
  if (data === undefined || data.items.length === 0) return null;
  const isBlocked = data.items.some(({ severity }) => severity === 'blocks');
  return (
    <div className={isBlocked ? 'notice notice-bad' : 'notice'} role="status">
      {isBlocked ? (
        <CircleAlert className="icon" aria-hidden />
      ) : (
        <TriangleAlert className="icon" aria-hidden />
      )}
      <div className={styles.readiness}>
        <b>
          {isBlocked
            ? t('A run of this simulation cannot be started yet.')
            : t('This simulation can be played, but something is unfinished.')}
        </b>
        <ul>
          {linesOf(data.items).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <Link to="/admin/simulations/$simulationId/stages" params={{ simulationId: String(simulationId) }}>
          {t('Go to the simulation')}
        </Link>
      </div>
    </div>
  );
}
