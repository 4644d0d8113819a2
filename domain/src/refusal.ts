import { refusals } from './refusals.ts';
import { type Filling, fill, type Names } from './text/text.ts';

/** Values for the sentence and the answer of a refusal: plain JSON. */
export type Facts = Readonly<Record<string, unknown>>;

export type RefusalCode = keyof typeof refusals;

/** Facts of refusals that their sentences don't contain. */
type ExtraFacts = {
  'account.email-unverified': { person: Facts; can_mail: boolean };
  'advance.judged-another': {
    decision_id: number | null;
    title_of_decision: string | null;
    order: { text: string; revision: number } | null;
  };
  'advance.missing-voters': { missing_users: readonly unknown[] };
  'advance.not-tied': { tied: readonly number[] };
  'order.changed': { text: string; revision: number };
  'package.invalid': { problems: readonly unknown[] };
  'questionnaire.incomplete': { missing_keys: readonly string[] };
  'rating.changed': { rating: Facts };
  'room.notes-changed': { notes: string; revision: number };
  'roster.changed': { emails: readonly string[] };
  'scenario.limit': { title: string };
  'scenario.limit-first': { title: string };
};

/** The facts of a refusal as arguments: none if it has none. */
export type FactsOf<Code extends RefusalCode> = Code extends keyof ExtraFacts
  ? [facts: Readonly<Record<Names<(typeof refusals)[Code]>, string | number> & ExtraFacts[Code]>]
  : Filling<Names<(typeof refusals)[Code]>>;

/**
 * A rule forbids what the caller asked for. The cause is the caller or the current state, and the message is safe to show.
 * The answer contains `facts`.
 */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly code: RefusalCode;
  readonly facts: Facts;

  constructor(code: RefusalCode, facts: Facts = {}) {
    super(fill(refusals[code], facts));
    this.code = code;
    this.facts = facts;
  }
}

/** Throws a `Refusal` with the sentence of `code`. `facts` fill its `{names}` and are part of the answer. */
export function refuse<const Code extends RefusalCode>(code: Code, ...[facts]: FactsOf<Code>): never {
  throw new Refusal(code, facts);
}
