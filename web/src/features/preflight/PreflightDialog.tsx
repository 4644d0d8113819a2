import '../../styles/preflight.css';
import { Link } from '@tanstack/react-router';
import type { Answer, Calls } from '@vincere/contract';
import { readingPace } from '@vincere/domain';
import { TriangleAlert } from 'lucide-react';
import { useRead } from '../../lib/api.ts';
import { formatCount } from '../../lib/format.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Loaded } from '../../ui/Loaded.tsx';
import { Section } from '../../ui/Section.tsx';
import { Empty } from '../../ui/states.tsx';
import { scenarioPlace } from '../authoring/places.ts';
import type { Simulation } from '../authoring/useSimulation.ts';
import { inMinutes } from './minutes.ts';
import { ReadingTable } from './ReadingTable.tsx';

type Preflight = Answer<Calls['getPreflight']>;

/** What a simulation will be like to play: weak spots, reading against the clock, the shortest and the longest way. */
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
      className="pre"
      title="Pre-flight"
      text="What this simulation will be like to play, from its texts as they are now. Open points stand in their own list."
      footer={<Button onClick={onClose}>Close</Button>}
    >
      <Loaded query={read} failed="Failed to look at this simulation" label="Looking at the simulation">
        {(data) =>
          data.readings.length === 0 ? (
            <Empty title="Nothing to look at yet">It needs a stage with a scenario first.</Empty>
          ) : (
            <>
              <WeakSpots simulation={simulation} spots={data.weak_spots} onGo={onClose} />
              <Section title="Reading time">
                <p className="hint">
                  In minutes and seconds, at {readingPace} words a minute: the scenario, its decisions, the
                  briefing room and the own room. What is in files is not counted.
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
      <Section title="Weak spots">
        <p>None found.</p>
      </Section>
    );
  const nameOf = (id: number) =>
    simulation.stages.flatMap(({ scenarios }) => scenarios).find((one) => one.id === id)?.name ?? '';
  return (
    <Section title={formatCount(spots.length, 'weak spot')}>
      <ul className="pre-w">
        {spots.map((spot, index) => (
          <li key={index}>
            <TriangleAlert className="ic" aria-hidden />
            <span>
              <Link {...scenarioPlace(simulation.id, spot.stage_id, spot.scenario_id)} onClick={onGo}>
                {nameOf(spot.scenario_id)}
              </Link>
              : {spot.message}
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
    <Section title={ways === 1 ? 'One way through' : `${ways} ways through`}>
      <dl className="pre-d">
        <Way name={ways === 1 ? 'The way' : 'Shortest'} way={shortest} />
        {ways > 1 && <Way name="Longest" way={longest} />}
      </dl>
    </Section>
  );
}

function Way({ name, way }: { name: string; way: NonNullable<Preflight['longest']> }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {way.scenarios.map((scenario) => scenario.name).join(', then ')}
        <span className="t-meta">
          {inMinutes(way.reading_seconds)} of reading
          {way.clock_seconds === null
            ? ', no limit on a stage of it'
            : `, ${inMinutes(way.clock_seconds)} on the clocks`}
        </span>
      </dd>
    </div>
  );
}
