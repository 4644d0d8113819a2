import type { Answer, Calls } from '@vincere/contract';
import { plural, t } from '../../lib/text.ts';
import { openPointText } from '../../parts/open-point-text.ts';
import { roomsFor } from '../../parts/rooms.tsx';

/** None of the sentences names a room. */
const standardRooms = roomsFor(null);

type Item = Answer<Calls['getReadiness']>['items'][number];

/** Returns the open points of a simulation, each sentence once with its number of scenarios. Those that prevent a start come first. */
export function linesOf(items: readonly Item[]): string[] {
  const emptyRooms = items.filter(({ kind }) => kind === 'empty-room');
  const others = items.filter(({ kind }) => kind !== 'empty-room');
  const blocking = others.filter(({ severity }) => severity === 'blocks');
  const warning = others.filter(({ severity }) => severity === 'warns');
  const countByText = new Map<string, number>();
  for (const text of [...blocking, ...warning].map((point) => openPointText(point, standardRooms)))
    countByText.set(text, (countByText.get(text) ?? 0) + 1);
  const lines = [...countByText].map(([sentence, count]) =>
    count > 1 ? t('{sentence} ({count} times)', { sentence, count }) : sentence,
  );
  if (emptyRooms.length === 0) return lines;
  const scenarios = new Set(emptyRooms.map(({ scenario_id }) => scenario_id)).size;
  return [
    ...lines,
    t('{rooms} of {scenarios} without posts and files', {
      rooms: plural(emptyRooms.length, '{count} room', '{count} rooms'),
      scenarios: plural(scenarios, '{count} scenario', '{count} scenarios'),
    }),
  ];
}
