import { expect, test } from 'vitest';
import type { ReportStage } from '../types.ts';
import { sentenceOf } from './alignment.ts';

const stage = (mine: number | null, chosen_decision_id: number | null) =>
  ({ chosen_decision_id, user_chosen_decision: mine && { decision_chosen_id: mine } }) as ReportStage;
const [together, against, undecided, none] = [stage(1, 1), stage(2, 1), stage(1, null), stage(null, 1)];

test.each([
  ['No stage has been closed yet', []],
  ['You made no final decision', [none]],
  ['You decided, and the run ended before the group had', [none, undecided]],
  ['You never decided with the group', [against, none]],
  ['You decided with the group', [together]],
  ['You always decided with the group', [together, together]],
  ['You decided with the group twice', [together, together, none]],
  ['You decided with the group once, against it three times', [together, against, against, against]],
])('the sentence about agreement with the group is: %s', (sentence, stages) =>
  expect(sentenceOf(stages, false)).toBe(sentence),
);
