import fc from 'fast-check';
import { expect, test } from 'vitest';
import { withFollowedLinks } from './played.ts';

const link = fc.option(fc.integer({ min: 1, max: 99 }));
/** The decision taken in a stage, and the links of its three decisions as an author changed them after the run. */
const stage = fc.record({ taken: fc.constantFrom(0, 1, 2), links: fc.tuple(link, link, link) });

test('a run keeps its way when an author changes links after the run', () => {
  fc.assert(
    fc.property(fc.array(stage, { minLength: 1, maxLength: 3 }), fc.boolean(), (stages, isBrokenOff) => {
      const decisions = stages.flatMap(({ links }, index) =>
        links.map((link_next_scenario_id, place) => ({ id: index * 10 + place, link_next_scenario_id })),
      );
      const stops = stages.map(({ taken }, index) => ({
        scenario_id: 100 + index,
        decision_id: isBrokenOff && index === stages.length - 1 ? null : index * 10 + taken,
      }));
      const played = withFollowedLinks(decisions, stops);
      const leadsTo = new Map(played.map(({ id, link_next_scenario_id }) => [id, link_next_scenario_id]));
      const closed = stops.flatMap(({ decision_id }) => decision_id ?? []);
      const nextScenarios = closed.map((_, index) => stops[index + 1]?.scenario_id ?? null);
      expect(closed.map((id) => leadsTo.get(id))).toEqual(nextScenarios);
      const others = ({ id }: { id: number }) => !closed.includes(id);
      expect(played.filter(others)).toEqual(decisions.filter(others));
    }),
  );
});
