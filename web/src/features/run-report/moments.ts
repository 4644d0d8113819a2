import type { ReplayState } from '@vincere/domain';
import { placeName } from '../../lib/format.ts';
import { letterOf } from '../../ui/marks.tsx';
import type { Moment, ReplayOf } from './types.ts';

/** What happened at a moment, in words. */
export function inWords(moment: Moment, { people, scenarios }: ReplayOf): string {
  const nameOf = (seat: number) => {
    const person = people.find(({ seat_id }) => seat_id === seat);
    return person ? `${person.first_name} ${person.last_name}`.trim() : 'Somebody';
  };
  const scenarioOf = (id: number) => scenarios.find(({ scenario_id }) => scenario_id === id);
  const decisionOf = (id: number) => {
    for (const { decisions } of scenarios) {
      const index = decisions.findIndex((decision) => decision.id === id);
      if (index >= 0) return `${letterOf(index)}, ${decisions[index]?.title_of_decision}`;
    }
    return 'a decision';
  };
  switch (moment.kind) {
    case 'joined':
      return `${nameOf(moment.seat_id)} joined`;
    case 'left':
      return `${nameOf(moment.seat_id)} was removed`;
    case 'stage': {
      const scenario = scenarioOf(moment.scenario_id);
      return `Stage ${scenario?.stage_number} began: ${scenario?.name}`;
    }
    case 'closed':
      return moment.decision_id === null
        ? 'The stage was closed without a decision'
        : `The group decided for ${decisionOf(moment.decision_id)}`;
    case 'post':
      return `${moment.author} posted in ${placeName(moment.room_name)}`;
    case 'room-vote':
      return `${nameOf(moment.seat_id)} voted in ${placeName(moment.room_name)} for ${decisionOf(moment.decision_id)}`;
    case 'final-vote':
      return `${nameOf(moment.seat_id)} decided for ${decisionOf(moment.decision_id)}`;
  }
}

/** The decisions of the stage of a moment, with their final decisions so far. */
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
