import type { ReplayState } from '@vincere/domain';
import { t } from '../../lib/text.ts';
import { letterOf } from '../../parts/marks.tsx';
import type { Rooms } from '../../parts/rooms.tsx';
import type { Target } from '../findings/types.ts';
import type { Moment, ReplayOf } from './types.ts';

/** Returns the event of a moment in words. */
export function inWords(
  moment: Moment,
  { people, scenarios }: ReplayOf,
  { placeName }: Pick<Rooms, 'placeName'>,
): string {
  const nameOf = (seat: number) => {
    const person = people.find(({ seat_id }) => seat_id === seat);
    return person ? `${person.first_name} ${person.last_name}`.trim() : t('Somebody');
  };
  const scenarioOf = (id: number) => scenarios.find(({ scenario_id }) => scenario_id === id);
  const decisionOf = (id: number) => {
    for (const { decisions } of scenarios) {
      const index = decisions.findIndex((decision) => decision.id === id);
      if (index >= 0) return `${letterOf(index)}, ${decisions[index]?.title_of_decision}`;
    }
    return t('a decision');
  };
  switch (moment.kind) {
    case 'joined':
      return t('{name} joined', { name: nameOf(moment.seat_id) });
    case 'left':
      return t('{name} was removed', { name: nameOf(moment.seat_id) });
    case 'stage': {
      const scenario = scenarioOf(moment.scenario_id);
      return t('Stage {number} began: {scenario}', {
        number: scenario?.stage_number ?? '',
        scenario: scenario?.name ?? '',
      });
    }
    case 'closed':
      return moment.decision_id === null
        ? t('The stage was closed without a decision')
        : t('The group decided for {decision}', { decision: decisionOf(moment.decision_id) });
    case 'post':
      return t('{name} posted in {room}', { name: moment.author, room: placeName(moment.room_name) });
    case 'shared':
      return t('{name} put something of {room} on the table', {
        name: nameOf(moment.seat_id),
        room: placeName(moment.room_name),
      });
    case 'room-vote':
      return t('{name} voted in {room} for {decision}', {
        name: nameOf(moment.seat_id),
        room: placeName(moment.room_name),
        decision: decisionOf(moment.decision_id),
      });
    case 'final-vote':
      return t('{name} decided for {decision}', {
        name: nameOf(moment.seat_id),
        decision: decisionOf(moment.decision_id),
      });
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

/**
 * Returns the index of the moment to which a finding leads: the start or the close of its stage. A stage in which the run was
 * stopped has no close, so the last moment before its end is returned.
 */
export function placeAt(moments: readonly Moment[], { source, scenario_id }: Target): number {
  if (source.kind !== 'timeline') return 0;
  const kind = source.moment === 'entered' ? 'stage' : 'closed';
  const found = moments.findIndex(
    (moment) => moment.kind === kind && 'scenario_id' in moment && moment.scenario_id === scenario_id,
  );
  return found >= 0
    ? found
    : Math.max(
        0,
        moments.findLastIndex(({ at_ms }) => at_ms <= source.at_ms),
      );
}
