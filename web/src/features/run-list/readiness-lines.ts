import type { Answer, Calls } from '@vincere/contract';
import { formatCount } from '../../lib/format.ts';

type Item = Answer<Calls['getReadiness']>['items'][number];

/** The open points of a simulation, each sentence once, with how many scenarios it is said of; what blocks comes first. */
export function linesOf(items: readonly Item[]): string[] {
  const emptyRooms = items.filter(({ kind }) => kind === 'empty-room');
  const others = items.filter(({ kind }) => kind !== 'empty-room');
  const blocking = others.filter(({ severity }) => severity === 'blocks');
  const warning = others.filter(({ severity }) => severity === 'warns');
  const counted = new Map<string, number>();
  for (const { message } of [...blocking, ...warning]) counted.set(message, (counted.get(message) ?? 0) + 1);
  const lines = [...counted].map(([message, count]) => (count > 1 ? `${message} (${count} times)` : message));
  if (emptyRooms.length === 0) return lines;
  const scenarios = new Set(emptyRooms.map(({ scenario_id }) => scenario_id)).size;
  return [
    ...lines,
    `${formatCount(emptyRooms.length, 'room')} of ${formatCount(scenarios, 'scenario')} without posts and files`,
  ];
}
