import type { Findings } from '@vincere/contract';
import type { Role } from '@vincere/domain';
import type { Stages } from '../questions/stages.ts';

type Finding = Extract<Findings['findings'][number], { kind: 'room-against-group' | 'forecast' | 'forced' }>;

/** A number of people out of others, who did the same with a decision. */
export type Compared = {
  who: 'room' | 'group' | 'expected' | 'chose' | 'decided';
  room?: Role;
  decision_id: number | null;
  people: number;
  of: number;
};

/** Returns the numbers that a finding compares. */
export function compared(finding: Finding, { decisions }: Stages[number]): Compared[] {
  switch (finding.kind) {
    case 'forced':
      return [{ who: 'decided', decision_id: null, people: finding.of - finding.missing, of: finding.of }];
    case 'room-against-group':
      return [
        {
          who: 'room',
          room: finding.room_name,
          decision_id: finding.decision_id,
          people: finding.votes,
          of: finding.of,
        },
        {
          who: 'group',
          decision_id: finding.chosen_decision_id,
          people: finding.chosen_votes,
          of: finding.cast,
        },
      ];
    case 'forecast': {
      const { of, named, expected, chosen_decision_id: chosen } = finding;
      const cast = decisions.reduce((sum, { votes }) => sum + votes, 0);
      const votes = decisions.find(({ id }) => id === chosen)?.votes ?? 0;
      return [
        ...(expected === null
          ? []
          : [{ who: 'expected' as const, decision_id: expected.decision_id, people: expected.people, of }]),
        { who: 'expected', decision_id: chosen, people: named, of },
        { who: 'chose', decision_id: chosen, people: votes, of: cast },
      ];
    }
  }
}
