import { german as names } from '../../../../languages/german.ts';
import type { Catalogue } from '../../lib/language.ts';
import { authoring } from './authors/authoring.ts';
import { guide } from './authors/guide.ts';
import { map } from './authors/map.ts';
import { when } from './authors/post-conditions.ts';
import { betweenStages } from './between-stages.ts';
import { factWords } from './codes/fact-words.ts';
import { failures } from './codes/failures.ts';
import { inputErrors } from './codes/input-errors.ts';
import { problems } from './codes/problems.ts';
import { refusals } from './codes/refusals.ts';
import { confidence } from './confidence.ts';
import { debrief } from './debrief.ts';
import { deciding } from './deciding.ts';
import { domain } from './domain.ts';
import { controlRoom } from './facilitators/control-room.ts';
import { debriefControl } from './facilitators/debrief-control.ts';
import { lists } from './facilitators/lists.ts';
import { ratings } from './facilitators/ratings.ts';
import { report } from './facilitators/report.ts';
import { runFacts } from './facilitators/run-facts.ts';
import { messages } from './messages.ts';
import { ownDebrief } from './participants/own-debrief.ts';
import { participant } from './participants/participant.ts';
import { room } from './participants/room.ts';
import { summary } from './participants/summary.ts';
import { takingPart } from './participants/taking-part.ts';
import { publicPages } from './public.ts';
import { shared } from './shared.ts';

/** The texts of each area of the interface. Texts used by several areas are in `shared`. */
export const areas = {
  publicPages,
  takingPart,
  participant,
  room,
  betweenStages,
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
  ...betweenStages,
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
