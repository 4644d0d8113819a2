import { Link } from '@tanstack/react-router';
import { shared } from '@vincere/contract/messages';
import { useRead } from '../../lib/api.ts';
import { t } from '../../lib/text.ts';
import { StatusTag } from '../../parts/StatusTag.tsx';
import { classOf } from '../../ui/Button.tsx';
import { Section } from '../../ui/Section.tsx';
import { Failed } from '../../ui/states.tsx';
import styles from './ObservedRuns.module.css';

/** The runs that the user can observe; renders nothing if there are none. */
export function ObservedRuns() {
  const { data, isError, isFetching, refetch } = useRead('listObservedRuns', {});
  if (data === undefined)
    return isError ? (
      <Section title={t('Simulations you observe')}>
        <Failed message={t(shared.loadFailed)} busy={isFetching} onRetry={() => void refetch()} />
      </Section>
    ) : null;
  if (data.runs.length === 0) return null;
  return (
    <Section title={t('Simulations you observe')}>
      <ul className={`rows ${styles.observedRuns}`}>
        {data.runs.map(({ run_id, name, status, simulation }) => (
          <li key={run_id} className="row">
            <div>
              <b>{name}</b>
              <p className="meta-text">{simulation}</p>
            </div>
            <StatusTag status={status} />
            <Link
              to="/observe/$runId"
              params={{ runId: String(run_id) }}
              className={classOf('line', 'sm')}
              aria-label={t('Observe {name}', { name })}
            >
              {t('Observe')}
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
