import { Link } from '@tanstack/react-router';
import type { Answer, Calls } from '@vincere/contract';
import { readingPace } from '@vincere/domain';
import { TriangleAlert } from 'lucide-react';
import { useRead } from '../../lib/api.ts';
import { plural, t } from '../../lib/text.ts';
import { weakSpotText } from '../../parts/open-point-text.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Loaded } from '../../ui/Loaded.tsx';
import { Section } from '../../ui/Section.tsx';
import { Empty } from '../../ui/states.tsx';
import { inMinutes } from './minutes.ts';
import { scenarioPlace } from './places.ts';
import styles from './preflight.module.css';
import { ReadingTable } from './ReadingTable.tsx';
import type { Simulation } from './useSimulation.ts';

type Preflight = Answer<Calls['getPreflight']>;

/** The pre-flight check of a simulation: weak spots, reading times against time limits, shortest and longest path. */
export function PreflightDialog({
  simulation,
  open,
  onClose,
}: {
  simulation: Simulation;
  open: boolean;
  onClose: () => void;
}) {
  const read = useRead(
    'getPreflight',
    { params: { simulationId: simulation.id } },
    { staleTime: 0, gcTime: 0 },
  );
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      className={styles.preflight}
      title={t('Pre-flight')}
      text={t(
        'How this simulation will play, estimated from its current texts. Open points have their own list.',
      )}
      footer={<Button onClick={onClose}>{t('Close')}</Button>}
    >
      <Loaded
        query={read}
        failed={t('Failed to look at this simulation')}
        label={t('Looking at the simulation')}
      >
        {(data) =>
          data.readings.length === 0 ? (
            <Empty title={t('Nothing to look at yet')}>{t('It needs a stage with a scenario first.')}</Empty>
          ) : (
            <>
              <WeakSpots simulation={simulation} spots={data.weak_spots} onGo={onClose} />
              <Section title={t('Reading time')}>
                <p className="hint">
                  {t(
                    'In minutes and seconds, at {pace} words a minute: the scenario, its decisions, the Dashboard room and the room itself. Files are not counted.',
                    { pace: readingPace },
                  )}
                </p>
                <ReadingTable readings={data.readings} />
              </Section>
              <Ways data={data} />
            </>
          )
        }
      </Loaded>
    </Dialog>
  );
}

function WeakSpots({
  simulation,
  spots,
  onGo,
}: {
  simulation: Simulation;
  spots: Preflight['weak_spots'];
  onGo: () => void;
}) {
  if (spots.length === 0)
    return (
      <Section title={t('Weak spots')}>
        <p>{t('None found.')}</p>
      </Section>
    );
  const nameOf = (id: number) =>
    simulation.stages.flatMap(({ scenarios }) => scenarios).find((one) => one.id === id)?.name ?? '';
  return (
    <Section title={plural(spots.length, '{count} weak spot', '{count} weak spots')}>
      <ul className={styles.preflightSpots}>
        {spots.map((spot, index) => (
          <li key={index}>
            <TriangleAlert className="icon" aria-hidden />
            <span>
              <Link {...scenarioPlace(simulation.id, spot.stage_id, spot.scenario_id)} onClick={onGo}>
                {nameOf(spot.scenario_id)}
              </Link>
              : {weakSpotText(spot)}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Ways({ data: { shortest, longest, ways } }: { data: Preflight }) {
  if (shortest === null || longest === null) return null;
  return (
    <Section title={plural(ways, 'One way through', '{count} ways through')}>
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
        <span className="meta-text">
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
