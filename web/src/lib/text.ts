import { bare, type Filling, fill, type Names, type TextOf } from '@vincere/domain';
import { createElement, Fragment, type ReactNode } from 'react';
import type { German } from '../languages/de/index.ts';
import { activeLanguage } from './language.ts';
import { numberFormat } from './words/number-format.ts';

/*
 * Translates every text of the interface. The key of a text is its English text, so English needs no catalogue. The keys of
 * the German catalogue are the types of valid texts. See ../languages/README.md for how to write texts.
 */

/** A text in English. If it has two meanings, `@@` and a hint for translators follow; they are not shown. */
export type Text = TextOf<German>;
/** A text with a count, in its plural form. */
type Counted = Exclude<keyof German, Text>;

type Tags<T> = T extends `${string}</${infer Tag}>${infer Rest}` ? Tag | Tags<Rest> : never;
type Parts<T> = Readonly<Record<Names<T>, ReactNode> & Record<Tags<T>, (inside: ReactNode) => ReactNode>>;

/** Returns a text in the current language, with its `{names}` filled. */
export function t<const T extends Text>(text: T, ...[facts]: Filling<Names<T>>): string {
  return fill(translated(text), facts ?? {});
}

/** Returns the text for a count, with `{count}` filled. `singular` is the English singular; `many` is the plural and the key. */
export function plural<const T extends Counted>(
  count: number,
  singular: string,
  many: T,
  ...[facts]: Filling<Exclude<Names<T>, 'count'>>
): string {
  const { tag, texts } = activeLanguage;
  const forms = texts[many];
  const text =
    typeof forms === 'object'
      ? (forms[new Intl.PluralRules(tag).select(count)] ?? forms.other)
      : count === 1
        ? singular
        : many;
  return fill(bare(text), { ...facts, count: numberFormat().number(count) });
}

/** Returns a text with elements: `{name}` is replaced by an element, `<name>words</name>` by an element around the words. */
export function rich<const T extends Text>(text: T, parts: Parts<T>): ReactNode {
  return nodesOf(translated(text), parts);
}

/** As `rich`, for a text that is chosen at run time. */
export function richTranslated(text: string, parts: AnyParts): ReactNode {
  return nodesOf(translated(text), parts);
}

/** Translates a text that is chosen at run time. Returns it unchanged if the catalogue doesn't have it. */
export function translated(text: string): string {
  const translation = activeLanguage.texts[text];
  return typeof translation === 'string' ? translation : bare(text);
}

/** Returns the sentence of a code in the current language, with its facts; undefined if the catalogue doesn't have it. */
export function sentenceOf(code: string, facts: Readonly<Record<string, unknown>>): string | undefined {
  const { sentences } = activeLanguage;
  const sentence = Object.hasOwn(sentences, code) ? sentences[code] : undefined;
  const paramEntries = Object.entries(facts).map(([name, fact]) => [name, factIn(name, fact)]);
  return sentence && fill(sentence, Object.fromEntries(paramEntries));
}

function factIn(name: string, fact: unknown): unknown {
  if (typeof fact === 'number') return numberFormat().number(fact);
  const words = activeLanguage.factWords[name];
  return typeof fact === 'string' && words && Object.hasOwn(words, fact) ? words[fact] : fact;
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
