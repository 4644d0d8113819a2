import { Popover } from '@base-ui/react/popover';
import { Link } from '@tanstack/react-router';
import { Check, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { useRead } from '../../lib/api.ts';
import { plural, rich, t } from '../../lib/text.ts';
import { RoomMark } from '../../parts/marks.tsx';
import { openPointText } from '../../parts/open-point-text.ts';
import { Button, classOf } from '../../ui/Button.tsx';
import { sr } from '../../ui/sr.tsx';
import styles from './authoring.module.css';
import { groupPoints, type PointGroup } from './open-points.ts';
import { placeOfPoint } from './places.ts';
import type { Simulation } from './useSimulation.ts';

/** A button with the number of open points of a simulation. It opens their list; each links to the page that resolves it. */
export function Readiness({ simulation }: { simulation: Simulation }) {
  const { data, isError, refetch, isFetching } = useRead('getReadiness', {
    params: { simulationId: simulation.id },
  });
  if (data === undefined) {
    if (!isError) return null;
    return (
      <Button kind="line" busy={isFetching} onClick={() => void refetch()}>
        <TriangleAlert className="icon" aria-hidden />
        {rich('Try Again<sr>: the open points could not be loaded</sr>', { sr })}
      </Button>
    );
  }
  if (data.items.length === 0)
    return (
      <p className={styles.ready}>
        <Check className="icon" aria-hidden /> {t('No open points')}
      </p>
    );
  return <OpenPoints simulation={simulation} groups={groupPoints(data.items, simulation)} />;
}

function OpenPoints({ simulation, groups }: { simulation: Simulation; groups: readonly PointGroup[] }) {
  const [isOpen, setIsOpen] = useState(false);
  const points = groups.flatMap((group) => [...group.points, ...group.emptyRooms]);
  const blocks = points.some(({ severity }) => severity === 'blocks');
  return (
    <Popover.Root open={isOpen} onOpenChange={setIsOpen}>
      <Popover.Trigger className={classOf('line', undefined, styles.readinessButton)}>
        <TriangleAlert className="icon" aria-hidden />
        {plural(points.length, '{count} open point', '{count} open points')}
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Positioner
          className={styles.popoverPositioner}
          side="bottom"
          align="end"
          sideOffset={6}
          collisionPadding={12}
        >
          <Popover.Popup className={styles.popover}>
            <Popover.Title className={styles.popoverTitle}>
              {plural(points.length, '{count} open point', '{count} open points')}
            </Popover.Title>
            <Popover.Description className="meta-text">
              {blocks
                ? t('A run cannot start before its first stage has a scenario. The rest may stay open.')
                : t('A run can start as it is. A decision that leads nowhere ends the simulation.')}
            </Popover.Description>
            {groups.map((group) => (
              <section key={group.key} aria-label={group.title}>
                <h3 className={styles.popoverGroup}>{group.title}</h3>
                <ul>
                  {group.points.map((point, index) => (
                    <li key={index}>
                      <Link {...placeOfPoint(point, simulation)} onClick={() => setIsOpen(false)}>
                        {point.room_name && <RoomMark room={point.room_name} size={16} />}
                        <span>{openPointText(point)}</span>
                      </Link>
                    </li>
                  ))}
                  {group.emptyRooms.length > 0 && (
                    <li className={styles.openPoint}>
                      <span>
                        {plural(
                          group.emptyRooms.length,
                          '{count} room without posts and files:',
                          '{count} rooms without posts and files:',
                        )}
                      </span>
                      {group.emptyRooms.map((point) => (
                        <Link
                          key={point.room_name}
                          {...placeOfPoint(point, simulation)}
                          title={openPointText(point)}
                          aria-label={openPointText(point)}
                          onClick={() => setIsOpen(false)}
                        >
                          {point.room_name && <RoomMark room={point.room_name} size={24} />}
                        </Link>
                      ))}
                    </li>
                  )}
                </ul>
              </section>
            ))}
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}
