import type { ReplayState } from '@vincere/domain';
import { t } from '../../../lib/text.ts';
import { letterOf } from '../../../parts/marks.tsx';
import type { Rooms } from '../../../parts/rooms.tsx';
import type { Target } from '../../first-page/types.ts';
import type { Moment, ReplayOf } from '../types.ts';

/** Whether people are named by their names, or only by their rooms as on the projector. */
export type Naming = 'people' | 'rooms';

/** Returns the event of a moment in words, without its text. */
export function inWords(
  moment: Moment,
  replay: ReplayOf,
  { placeName }: Pick<Rooms, 'placeName'>,
  naming: Naming,
): string {
  const { scenarios } = replay;
  const name = 'seat_id' in moment ? nameOf(moment, replay, placeName, naming) : '';
  switch (moment.kind) {
    case 'joined':
      return t('{name} joined', { name });
    case 'left':
      return t('{name} was removed', { name });
    case 'stage': {
      const scenario = scenarios.find(({ scenario_id }) => scenario_id === moment.scenario_id);
      return t('Stage {number} began: {scenario}', {
        number: scenario?.stage_number ?? '',
        scenario: scenario?.name ?? '',
      });
    }
    case 'closed':
      return moment.decision_id === null
        ? t('The stage was closed without a decision')
        : t('The group decided for {decision}', { decision: decisionName(moment.decision_id, replay) });
    case 'post':
      return naming === 'rooms'
        ? t('A post in {room}', { room: placeName(moment.room_name) })
        : t('{name} posted in {room}', { name: moment.author, room: placeName(moment.room_name) });
    case 'shared':
      return naming === 'rooms'
        ? t('{name} put something on the table', { name })
        : t('{name} put something of {room} on the table', { name, room: placeName(moment.room_name) });
    case 'room-vote': {
      const decision = decisionName(moment.decision_id, replay);
      return naming === 'rooms'
        ? t('{name} voted for {decision}', { name, decision })
        : t('{name} voted in {room} for {decision}', { name, room: placeName(moment.room_name), decision });
    }
    case 'final-vote':
      return t('{name} decided for {decision}', { name, decision: decisionName(moment.decision_id, replay) });
    case 'note':
      return naming === 'rooms'
        ? t('A note in {room}', { room: placeName(moment.room_name) })
        : t('{name} wrote a note in {room}', { name: moment.author, room: placeName(moment.room_name) });
    case 'announced':
      return moment.room_name === null
        ? t('An announcement to everybody')
        : t('An announcement to {room}', { room: placeName(moment.room_name) });
    case 'fact':
      return factInWords(moment, placeName);
    case 'order':
      return t('The order of the group');
  }
}

type PlaceName = Rooms['placeName'];

/** Returns the person of a moment, or the room in which they were then. Nothing stores in which room somebody joined or left. */
function nameOf(
  moment: Extract<Moment, { seat_id: number }>,
  { people }: ReplayOf,
  placeName: PlaceName,
  naming: Naming,
): string {
  const person = people.find(({ seat_id }) => seat_id === moment.seat_id);
  if (naming === 'people' && person !== undefined) return `${person.first_name} ${person.last_name}`.trim();
  return naming === 'rooms' && 'room_name' in moment
    ? t('Somebody in {room}', { room: placeName(moment.room_name) })
    : t('Somebody');
}

function decisionName(id: number, { scenarios }: ReplayOf): string {
  for (const { decisions } of scenarios) {
    const index = decisions.findIndex((decision) => decision.id === id);
    if (index >= 0) return `${letterOf(index)}, ${decisions[index]?.title_of_decision}`;
  }
  return t('a decision');
}

function factInWords({ state, room_name }: Extract<Moment, { kind: 'fact' }>, placeName: PlaceName): string {
  // Only a fact that was said has no room.
  if (room_name === null) return t('A key fact was voiced');
  const room = placeName(room_name);
  switch (state) {
    case 'read':
      return t('A key fact was read in {room}', { room });
    case 'on-table':
      return t('A key fact of {room} reached the table', { room });
    case 'voiced':
      return t('A key fact was voiced');
    case 'used':
      return t('A key fact was used in {room}', { room });
    case 'used-in-room':
      return t('A key fact was used in {room}, which had it', { room });
  }
}

/** Returns the decisions of the stage at a moment, each with its number of final decisions so far. */
export function countsAt(state: ReplayState, { scenarios }: ReplayOf) {
  const scenario = scenarios.find(({ scenario_id }) => scenario_id === state.scenario_id);
  const total = state.voted.size;
  return (scenario?.decisions ?? []).map(({ id, title_of_decision }, index) => {
    const count = state.counts.get(id) ?? 0;
    const percentage = total === 0 ? 0 : Math.round((count / total) * 100);
    return {
      id,
      index,
      title: title_of_decision,
      count,
      percentage,
      isChosen: state.closed_with === id,
      isTied: false,
    };
  });
}

/** Returns the index of the moment with which a replay begins: the start of the first stage. */
export function firstPlace(moments: readonly Moment[]): number {
  return Math.max(
    0,
    moments.findIndex(({ kind }) => kind === 'stage'),
  );
}

/**
 * Returns the index of the moment to which a finding leads: the start or the close of its stage. A stage in which the run was
 * stopped has no close, so the last moment is returned.
 */
export function placeAt(moments: readonly Moment[], { source, scenario_id }: Target): number {
  const kind = source.kind === 'timeline' && source.moment === 'entered' ? 'stage' : 'closed';
  const index = moments.findIndex(
    (moment) => moment.kind === kind && 'scenario_id' in moment && moment.scenario_id === scenario_id,
  );
  return index >= 0 ? index : moments.length - 1;
}
