import { Prose } from '../prose/Prose.tsx';

/** The outcome of a decision, then the sentences of its judged conditions. With `lede`, the first paragraph is larger. */
export function OutcomeText({
  outcome,
  lede = true,
  className,
}: {
  outcome: { text: string; sentences: readonly string[] };
  lede?: boolean;
  className?: string | undefined;
}) {
  return <Prose text={[outcome.text, ...outcome.sentences].join('\n\n')} lede={lede} className={className} />;
}
