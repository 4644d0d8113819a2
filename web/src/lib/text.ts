import { bare, type Filling, fill, type Names, type TextOf } from '@vincere/domain';
import { createElement, Fragment, type ReactNode } from 'react';
import type { German } from '../languages/de/index.ts';
import { spoken } from './language.ts';
import { numberFormat } from './number-format.ts';

/*
 * Every text of the interface goes through here. Its key is the English text itself, so English needs no catalogue; the
 * German one is the measure of what there must be: its keys are the types. How to write texts: ../languages/README.md.
 */

/** A text in English. Where one English text means two things, `@@` and a hint follow it, which nobody reads. */
export type Text = TextOf<German>;
/** A text for a count, in the words for many. */
type Counted = Exclude<keyof German, Text>;

type Tags<T> = T extends `${string}</${infer Tag}>${infer Rest}` ? Tag | Tags<Rest> : never;
type Parts<T> = Readonly<Record<Names<T>, ReactNode> & Record<Tags<T>, (inside: ReactNode) => ReactNode>>;

/** A text of the interface, its `{names}` filled. */
export function t<const T extends Text>(text: T, ...[facts]: Filling<Names<T>>): string {
  return fill(translated(text), facts ?? {});
}

/** The text for a count, which fills `{count}`: `one` is English for 1, `many` for the rest and the key. */
export function plural<const T extends Counted>(
  count: number,
  one: string,
  many: T,
  ...[facts]: Filling<Exclude<Names<T>, 'count'>>
): string {
  const { tag, texts } = spoken;
  const forms = texts[many];
  const text =
    typeof forms === 'object'
      ? (forms[new Intl.PluralRules(tag).select(count)] ?? forms.other)
      : count === 1
        ? one
        : many;
  return fill(bare(text), { ...facts, count: numberFormat().number(count) });
}

/** A text with elements in it: `{name}` stands for one, `<name>words</name>` for words that one is put around. */
export function rich<const T extends Text>(text: T, parts: Parts<T>): ReactNode {
  return nodesOf(translated(text), parts);
}

/** A text that came filled from elsewhere, such as the server; as it came where the catalogue does not have it. */
export function translated(text: string): string {
  const found = spoken.texts[text];
  return typeof found === 'string' ? found : (spoken.sentence(text) ?? bare(text));
}

type AnyParts = Readonly<Record<string, ReactNode | ((inside: ReactNode) => ReactNode)>>;

function nodesOf(text: string, parts: AnyParts): ReactNode {
  const pieces = text.split(/(<\w+>.*?<\/\w+>|\{\w+\})/);
  return pieces.map((piece, index) => createElement(Fragment, { key: index }, nodeOf(piece, parts)));
}

function nodeOf(piece: string, parts: AnyParts): ReactNode {
  const [, name = '', inside = ''] = /^[<{](\w+)[>}](?:(.*)<\/\w+>)?$/.exec(piece) ?? [];
  const part = parts[name];
  return typeof part === 'function' ? part(nodesOf(inside, parts)) : (part ?? piece);
}
