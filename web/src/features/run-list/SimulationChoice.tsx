import { keepPreviousData } from '@tanstack/react-query';
import { shared, simulations as texts } from '@vincere/contract/messages';
import { useId, useState } from 'react';
import { useRead } from '../../lib/api.ts';
import { formatDate, formatNumber } from '../../lib/format.ts';
import { plural, t } from '../../lib/text.ts';
import { Loaded } from '../../ui/Loaded.tsx';
import { SearchField } from '../../ui/lists/SearchField.tsx';
import styles from './simulation-choice.module.css';

type Named = { id: number; name: string };

/** Number of simulations from which on a search field is shown. */
const searchFrom = 7;

/** Chooses the simulation of a new run. The newest come first; the server searches. */
export function SimulationChoice({
  value,
  onChange,
}: {
  value: Named | undefined;
  onChange: (simulation: Named) => void;
}) {
  const id = useId();
  const [search, setSearch] = useState('');
  const query = useRead(
    'searchSimulations',
    { query: { search, page: 1 } },
    { staleTime: 0, placeholderData: keepPreviousData },
  );
  const hasSearch = search !== '' || (query.data?.total ?? 0) >= searchFrom;
  return (
    <fieldset className={styles.simulationChoice}>
      <legend className="field-label">{t('Simulation')}</legend>
      {hasSearch && (
        <SearchField
          className={styles.search}
          label={t('Search simulations')}
          value={search}
          onSearch={setSearch}
        />
      )}
      <Loaded query={query} failed={t(shared.loadFailed)} label={t('Loading simulations')} lines={3}>
        {({ simulations, total }) => {
          const isListed =
            value === undefined || simulations.some((simulation) => simulation.id === value.id);
          return (
            <>
              <div className={`panel rows ${styles.simulationList}`}>
                {!isListed && (
                  <Choice simulation={value} about={t('Chosen')} name={id} isOn onChange={onChange} />
                )}
                {simulations.map((simulation) => (
                  <Choice
                    key={simulation.id}
                    simulation={simulation}
                    about={`${formatDate(simulation.created_at)}, ${plural(simulation.stages.length, '{count} stage', '{count} stages')}`}
                    name={id}
                    isOn={simulation.id === value?.id}
                    onChange={onChange}
                  />
                ))}
                {simulations.length === 0 && <p className={styles.noSimulation}>{t(texts.noneFound)}</p>}
              </div>
              {total > simulations.length && (
                <p className="hint">
                  {t('The newest {part} of {total}. Search for the others.', {
                    part: simulations.length,
                    total: formatNumber(total),
                  })}
                </p>
              )}
            </>
          );
        }}
      </Loaded>
    </fieldset>
  );
}

function Choice({
  simulation,
  about,
  name,
  isOn,
  onChange,
}: {
  simulation: Named;
  about: string;
  name: string;
  isOn: boolean;
  onChange: (simulation: Named) => void;
}) {
  return (
    <label className={isOn ? `${styles.simulationOption} ${styles.isOn}` : styles.simulationOption}>
      <input
        type="radio"
        className="visually-hidden"
        name={name}
        checked={isOn}
        onChange={() => onChange({ id: simulation.id, name: simulation.name })}
      />
      <span className={`option-radio ${styles.radio}`} aria-hidden />
      <span className={`story ${styles.simulationName}`}>{simulation.name}</span>
      <span className="meta-text number">{about}</span>
    </label>
  );
}
