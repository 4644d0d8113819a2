import { areSeveralIn, argueAgainst } from './facts.ts';
import { type FindingRules, finding, inEachStage } from './finding.ts';

export type UnsharedFactsNumbers = { kind: 'unshared-facts'; facts: number; of: number };

const texts = {
  onlyFact: 'The only key fact of stage {stage} never left its room.',
  oneFact: 'One of {of} key facts in stage {stage} never left its room.',
  facts: '{facts} of {of} key facts in stage {stage} never left their rooms.',
  questionOfFact: '“{fact}” never left its room. What would it have taken?',
  question: '{facts} of {of} key facts of stage {stage} never left their rooms. What would it have taken?',
} as const;

/**
 * Key facts that rooms had and that never left them. If these rooms had only one person together, the finding would be about what that
 * person kept, so there is none.
 */
export const unsharedFacts: FindingRules<UnsharedFactsNumbers> = {
  use: { weight: 60 },
  find: inEachStage((stage) => {
    const keptFacts = stage.facts.filter(({ spread }) => spread === 'kept');
    const rooms = keptFacts.flatMap((fact) => fact.rooms);
    if (!areSeveralIn(rooms, stage)) return [];
    const [facts, of] = [keptFacts.length, stage.facts.length];
    return [
      finding(
        stage,
        { kind: 'unshared-facts', facts, of },
        { source: { kind: 'facts' }, strength: facts / of },
      ),
    ];
  }),
  hasOwnSection: true,
  texts,
  sentences: ({ facts, of, stage_number: stage }, { say }) => {
    if (of === 1) return { title: say(texts.onlyFact, { stage }), details: [] };
    const title = facts === 1 ? say(texts.oneFact, { of, stage }) : say(texts.facts, { facts, of, stage });
    return { title, details: [] };
  },
  bars: ({ facts, of }) => [{ outlined: of, filled: of - facts }],
  questionTitle: 'A fact that never reached the table',
  phase: 'why',
  question: ({ stage_number: stage, facts, of }, { say }, fact) =>
    fact === null
      ? say(texts.question, { stage, facts, of })
      : say(texts.questionOfFact, { fact: fact.replace(/\.$/, '') }),
  /** A fact that several people could read, that was read, not shared and against the decision teaches most. */
  teachesMost: (stage) =>
    stage.facts.some(
      (fact) =>
        fact.isRead &&
        fact.spread === 'kept' &&
        argueAgainst(fact, stage.chosen_decision_id) &&
        areSeveralIn(fact.rooms, stage),
    ),
};
