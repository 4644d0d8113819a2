import { type Filling, fill, type Names } from './text/text.ts';

/** A problem in a text, a file or a simulation: its code and facts, and the same as an English sentence. */
export type Problem<Code extends string = string> = {
  code: Code;
  facts: Readonly<Record<string, string | number>>;
  message: string;
};

/** Makes a problem from sentences by code. The `{names}` of its sentence are its facts. */
export function problemIn<
  Messages extends Readonly<Record<string, string>>,
  Code extends keyof Messages & string,
>(messages: Messages, code: Code, ...[facts]: Filling<Names<Messages[Code]>>): Problem<Code> {
  return problemOf(code, messages[code] ?? '', facts ?? {});
}

/** Makes a problem from its sentence, whose `{names}` are filled from the facts. */
export function problemOf<Code extends string>(
  code: Code,
  sentence: string,
  facts: Problem['facts'],
): Problem<Code> {
  const entries = Object.entries(facts).map(([name, fact]) => [name, fact.toLocaleString('en-US')]);
  return { code, facts, message: fill(sentence, Object.fromEntries(entries)) };
}
