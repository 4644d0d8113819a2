import type { Answer, Calls } from '@vincere/contract';
import { readingPace } from '@vincere/domain';
import { useRead } from '../../../lib/api.ts';
import { plural, t } from '../../../lib/text.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/dialogs/Dialog.tsx';
import { Loaded } from '../../../ui/Loaded.tsx';
import { Section } from '../../../ui/Section.tsx';
import type { Simulation } from '../useSimulation.ts';
import { CheckList } from './CheckList.tsx';
import { inMinutes } from './minutes.ts';
import { onlyWeak } from './open-points.ts';
import styles from './preflight.module.css';
import { ReadingTable } from './ReadingTable.tsx';

type Preflight = Answer<Calls['getPreflight']>;

/** The pre-flight check of a simulation: open points, weak spots, reading times against time limits, shortest and longest path. */
export function PreflightDialog({
  simulation,
  open,
  onClose,
}: {
  simulation: Simulation;
  open: boolean;
  onClose: () => void;
}) {
  const points = useRead('getReadiness', { params: { simulationId: simulation.id } });
  const preflightQuery = useRead(
    'getPreflight',
    { params: { simulationId: simulation.id } },
    { staleTime: 0, gcTime: 0 },
  );
  const failureTitle = t('Failed to look at this simulation');
  const label = t('Looking at the simulation');
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      className={styles.preflight}
      title={t('Pre-flight')}
      text={t('What is missing in this simulation, and how its current texts will play.')}
      footer={<Button onClick={onClose}>{t('Close')}</Button>}
    >
      <Loaded query={points} failed={failureTitle} label={label}>
        {({ items }) => (
          <Loaded query={preflightQuery} failed={failureTitle} label={label}>
            {(data) => (
              <>
                <CheckList
                  simulation={simulation}
                  points={items}
                  spots={onlyWeak(data.weak_spots)}
                  onGo={onClose}
                />
                {data.readings.length > 0 && (
                  <Section title={t('Reading time')} className={styles.section}>
                    <p className="hint">
                      {t(
                        'In minutes and seconds, at {pace} words a minute: the scenario, its decisions, the Dashboard room and the room itself. Files are not counted.',
                        { pace: readingPace },
                      )}
                    </p>
                    <ReadingTable readings={data.readings} />
                  </Section>
                )}
                <Ways data={data} />
              </>
            )}
          </Loaded>
        )}
      </Loaded>
    </Dialog>
  );
}

function Ways({ data: { shortest, longest, ways } }: { data: Preflight }) {
  if (shortest === null || longest === null) return null;
  return (
    <Section title={plural(ways, 'One way through', '{count} ways through')} className={styles.section}>
      <dl className={styles.readingTotals}>
        <Way name={ways === 1 ? t('The way') : t('Shortest')} way={shortest} />
        {ways > 1 && <Way name={t('Longest')} way={longest} />}
      </dl>
    </Section>
  );
}

function Way({ name, way }: { name: string; way: NonNullable<Preflight['longest']> }) {
  const reading = inMinutes(way.reading_seconds);
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {way.scenarios.map((scenario) => scenario.name).join(t(', then '))}
        <span className={`meta-text ${styles.times}`}>
          {way.clock_seconds === null
            ? t('{reading} of reading, no limit on a stage of it', { reading })
            : t('{reading} of reading, {clock} on the clocks', {
                reading,
                clock: inMinutes(way.clock_seconds),
              })}
        </span>
      </dd>
    </div>
  );
}
