import { german as names } from '../../../../languages/german.ts';
import type { Catalogue } from '../../lib/language.ts';
import { authoring } from './authoring.ts';
import { confidence } from './confidence.ts';
import { controlRoom } from './control-room.ts';
import { debrief } from './debrief.ts';
import { debriefControl } from './debrief-control.ts';
import { deciding } from './deciding.ts';
import { domain } from './domain.ts';
import { factWords } from './fact-words.ts';
import { failures } from './failures.ts';
import { guide } from './guide.ts';
import { inputErrors } from './input-errors.ts';
import { lists } from './lists.ts';
import { map } from './map.ts';
import { messages } from './messages.ts';
import { ownDebrief } from './own-debrief.ts';
import { participant } from './participant.ts';
import { when } from './post-conditions.ts';
import { problems } from './problems.ts';
import { publicPages } from './public.ts';
import { ratings } from './ratings.ts';
import { refusals } from './refusals.ts';
import { report } from './report.ts';
import { room } from './room.ts';
import { runFacts } from './run-facts.ts';
import { shared } from './shared.ts';
import { summary } from './summary.ts';
import { takingPart } from './taking-part.ts';

/** The texts of each area of the interface. Texts used by several areas are in `shared`. */
export const areas = {
  publicPages,
  takingPart,
  participant,
  room,
  authoring,
  map,
  deciding,
  debrief,
  debriefControl,
  ownDebrief,
  guide,
  ratings,
  when,
  confidence,
  runFacts,
  controlRoom,
  report,
  summary,
  lists,
  shared,
  messages,
  inputErrors,
  domain,
  names,
};

const texts = {
  ...publicPages,
  ...takingPart,
  ...participant,
  ...room,
  ...authoring,
  ...map,
  ...deciding,
  ...debrief,
  ...debriefControl,
  ...ownDebrief,
  ...guide,
  ...ratings,
  ...when,
  ...confidence,
  ...runFacts,
  ...controlRoom,
  ...report,
  ...summary,
  ...lists,
  ...shared,
  ...messages,
  ...inputErrors,
  ...domain,
  ...names,
};
export type German = typeof texts;

export const catalogue: Catalogue = {
  texts,
  sentences: { ...refusals, ...problems, ...failures },
  factWords,
};
