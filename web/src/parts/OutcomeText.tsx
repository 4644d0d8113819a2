import { Prose } from './Prose.tsx';

/** What came of a decision: its outcome, then the sentences of its judged conditions. The first paragraph is larger. */
export function OutcomeText({ outcome }: { outcome: { text: string; sentences: readonly string[] } }) {
  return <Prose text={[outcome.text, ...outcome.sentences].join('\n\n')} lede />;
}
