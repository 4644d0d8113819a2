import { Link } from '@tanstack/react-router';
import { Check, TriangleAlert } from 'lucide-react';
import { plural, t } from '../../../lib/text.ts';
import { RoomMark } from '../../../parts/marks.tsx';
import { openPointText, weakSpotText } from '../../../parts/open-point-text.ts';
import { useRooms } from '../../../parts/rooms.tsx';
import { Section } from '../../../ui/Section.tsx';
import { type OpenPoint, placeOfPoint, postPlace, scenarioPlace } from '../places.ts';
import type { Simulation } from '../useSimulation.ts';
import { groupChecks, isAboutFacts, type WeakSpot } from './open-points.ts';
import styles from './preflight.module.css';

/** Open points and weak spots in one list, stage by stage. Each names its place and links to it. */
export function CheckList({
  simulation,
  points,
  spots,
  onGo,
}: {
  simulation: Simulation;
  points: readonly OpenPoint[];
  spots: readonly WeakSpot[];
  onGo: () => void;
}) {
  const rooms = useRooms();
  const groups = groupChecks(points, spots, simulation);
  const blocks = points.some(({ severity }) => severity === 'blocks');
  return (
    <Section
      title={t('What to look at')}
      className={styles.section}
      aside={
        <span className={`meta-text ${styles.checkCounts}`}>
          <span>{plural(points.length, '{count} open point', '{count} open points')}</span>
          <span>{plural(spots.length, '{count} weak spot', '{count} weak spots')}</span>
        </span>
      }
    >
      <p className="hint">
        {blocks
          ? t('A run cannot start before its first stage has a scenario. The rest may stay open.')
          : t('A run can start as it is. A decision that leads nowhere ends the simulation.')}
      </p>
      {groups.length === 0 && (
        <p className={styles.nothingFound}>
          <Check className="icon" aria-hidden /> {t('Nothing is missing, and there are no weak spots.')}
        </p>
      )}
      {groups.map((group) => (
        <section key={group.key} aria-label={group.title}>
          <h3 className={styles.checkPlace}>{group.title}</h3>
          <ul className={styles.checks}>
            {group.points.map((point, index) => (
              <li key={index}>
                <Link {...placeOfPoint(point, simulation)} onClick={onGo}>
                  <TriangleAlert
                    className={`icon ${styles.mark}`}
                    aria-hidden
                    data-blocks={point.severity === 'blocks' || undefined}
                  />
                  {point.room_name && <RoomMark room={point.room_name} size={16} />}
                  <span>{openPointText(point, rooms)}</span>
                  <DecisionName simulation={simulation} id={point.decision_id} />
                </Link>
              </li>
            ))}
            {group.emptyRooms.length > 0 && (
              <EmptyRooms simulation={simulation} points={group.emptyRooms} onGo={onGo} />
            )}
            {group.spots.map((spot, index) => (
              <SpotItem key={index} simulation={simulation} spot={spot} onGo={onGo} />
            ))}
          </ul>
        </section>
      ))}
    </Section>
  );
}

function EmptyRooms({
  simulation,
  points,
  onGo,
}: {
  simulation: Simulation;
  points: readonly OpenPoint[];
  onGo: () => void;
}) {
  const rooms = useRooms();
  return (
    <li className={styles.emptyRooms}>
      <TriangleAlert className={`icon ${styles.mark}`} aria-hidden />
      <span>
        {plural(
          points.length,
          '{count} room without posts and files:',
          '{count} rooms without posts and files:',
        )}
      </span>
      {points.map((point) => (
        <Link
          key={point.room_name}
          {...placeOfPoint(point, simulation)}
          title={openPointText(point, rooms)}
          aria-label={openPointText(point, rooms)}
          onClick={onGo}
        >
          {point.room_name && <RoomMark room={point.room_name} size={24} />}
        </Link>
      ))}
    </li>
  );
}

function SpotItem({ simulation, spot, onGo }: { simulation: Simulation; spot: WeakSpot; onGo: () => void }) {
  return (
    <li>
      <Link {...placeOfSpot(spot, simulation)} onClick={onGo}>
        <TriangleAlert className={`icon ${styles.mark}`} aria-hidden />
        {spot.room_name && <RoomMark room={spot.room_name} size={16} />}
        <span>{weakSpotText(spot)}</span>
        {spot.post_id !== null && (
          <span className={`meta-text ${styles.postText}`}>
            {t('Post: {text}', { text: String(spot.facts['post']) })}
          </span>
        )}
      </Link>
    </li>
  );
}

/** The title of a decision; nothing for null. */
function DecisionName({ simulation, id }: { simulation: Simulation; id: number | null }) {
  const decision = simulation.stages
    .flatMap(({ scenarios }) => scenarios)
    .flatMap(({ all_decisions }) => all_decisions)
    .find((candidate) => candidate.id === id);
  if (decision === undefined) return null;
  return <span className="meta-text">{t('Decision “{title}”', { title: decision.title_of_decision })}</span>;
}

function placeOfSpot(
  { kind, stage_id, scenario_id, decision_id, post_id, room_name }: WeakSpot,
  simulation: Simulation,
) {
  if (isAboutFacts(kind)) return scenarioPlace(simulation.id, stage_id, scenario_id, { view: 'facts' });
  if (post_id !== null && room_name !== null)
    return scenarioPlace(simulation.id, stage_id, scenario_id, {
      room: room_name,
      show: 'tweets',
      hash: postPlace(post_id),
    });
  if (decision_id === null) return scenarioPlace(simulation.id, stage_id, scenario_id);
  return scenarioPlace(simulation.id, stage_id, scenario_id, { hash: `decision-${decision_id}` });
}
