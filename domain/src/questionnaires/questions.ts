import { type Category, type QuestionKey, type QuestionnaireType, questionSlots } from './questionnaires.ts';

export type ScaleOptions = { min: 1; max: 5; minLabel: string; maxLabel: string };

export type Question = {
  /** 1 to 20, in the order of the categories. */
  id: number;
  key: QuestionKey;
  text: string;
  /** A short form for places with little space. On a scale, 5 means more of it. */
  short: string;
  category: Category;
} & ({ type: 'scale'; options: ScaleOptions } | { type: 'openEnded'; options: null });

/** A question that is asked before and after. Its short form and scale are the same, because the answers are compared. */
type Pair = { short: string; pre: string; post: string; ends?: readonly [min: string, max: string] };

const often = ['Rarely', 'Almost always'] as const;

const pairs: Record<QuestionKey, Pair> = {
  strategy_q1: {
    short: 'Puts the aim into words',
    pre: 'Before you make a decision, how often do you put into words what it is meant to achieve?',
    post: 'Before you made a decision in the simulation, how often did you put into words what it was meant to achieve?',
    ends: often,
  },
  strategy_q2: {
    short: 'Looks far ahead',
    pre: 'When you weigh the effects of a decision, how far ahead do you usually look?',
    post: 'When you weighed the effects of a decision in the simulation, how far ahead did you usually look?',
    ends: ['The next few days', 'Several years'],
  },
  strategy_q3: {
    short: 'Compares several options',
    pre: 'How often do you compare several options before you settle on one?',
    post: 'In the simulation, how often did you compare several options before you settled on one?',
    ends: often,
  },
  strategy_q4: {
    short: 'A decision and what it left out',
    pre: 'Describe a recent decision of yours with lasting effects. What did you take into account, and what did you leave out?',
    post: 'Describe a decision of yours from the simulation. What did you take into account, and what did you leave out?',
  },
  resilience_q1: {
    short: 'Finds the next step quickly',
    pre: 'When something does not go to plan, how quickly do you usually find the next workable step?',
    post: 'When something did not go to plan in the simulation, how quickly did you usually find the next workable step?',
    ends: ['Slowly', 'Very quickly'],
  },
  resilience_q2: {
    short: 'Decides well under pressure',
    pre: 'How does time pressure affect the quality of your decisions?',
    post: 'How did time pressure affect the quality of your decisions in the simulation?',
    ends: ['Makes it much worse', 'Makes it much better'],
  },
  resilience_q3: {
    short: 'Reconsiders a position',
    pre: 'When circumstances change, how often do you reconsider a position that you have already taken?',
    post: 'When circumstances changed in the simulation, how often did you reconsider a position that you had already taken?',
    ends: often,
  },
  resilience_q4: {
    short: 'When it did not go as expected',
    pre: 'Describe a recent situation that did not go as you expected. What did you do first, and what would you do next time?',
    post: 'Describe a moment in the simulation that did not go as you expected. What did you do first, and what would you do next time?',
  },
  innovation_q1: {
    short: 'Suggests something new',
    pre: 'How often do you suggest an approach that your group has not considered before?',
    post: 'In the simulation, how often did you suggest an approach that your group had not considered before?',
    ends: often,
  },
  innovation_q2: {
    short: 'Chooses the new way',
    pre: 'Faced with a proven way and a new one, which do you tend to choose?',
    post: 'Faced with a proven way and a new one in the simulation, which did you tend to choose?',
    ends: ['The proven way', 'The new way'],
  },
  innovation_q3: {
    short: 'Looks beyond the own role',
    pre: 'When you look for a solution, how often do you draw on a point of view from outside your own role?',
    post: 'When you looked for a solution in the simulation, how often did you draw on a point of view from outside your own role?',
    ends: often,
  },
  innovation_q4: {
    short: 'An idea and what became of it',
    pre: 'Describe an idea that recently came up in your work. Where did it come from, and what became of it?',
    post: 'Describe an idea that came up during the simulation. Where did it come from, and what became of it?',
  },
  data_q1: {
    short: 'Checks where it comes from',
    pre: 'How often do you check where a piece of information comes from before you use it?',
    post: 'In the simulation, how often did you check where a piece of information came from before you used it?',
    ends: often,
  },
  data_q2: {
    short: 'Weighs information over experience',
    pre: 'When you decide, what carries more weight: your experience or the information in front of you?',
    post: 'When you decided in the simulation, what carried more weight: your experience or the information in front of you?',
    ends: ['My experience', 'The information'],
  },
  data_q3: {
    short: 'Looks for what speaks against',
    pre: 'How often do you look for information that speaks against the option you prefer?',
    post: 'In the simulation, how often did you look for information that spoke against the option you preferred?',
    ends: often,
  },
  data_q4: {
    short: 'A decision with something unknown',
    pre: 'Describe a decision that you made with incomplete information. What did you know, what was missing, and how did you decide?',
    post: 'Describe a decision in the simulation that you made with incomplete information. What did you know, what was missing, and how did you decide?',
  },
  leadership_q1: {
    short: 'Asks others first',
    pre: 'In a discussion, how often do you ask others for their view before you give your own?',
    post: 'In the discussions of the simulation, how often did you ask others for their view before you gave your own?',
    ends: often,
  },
  leadership_q2: {
    short: 'Presses for a decision',
    pre: 'When a group disagrees, do you tend to keep the discussion open or to press for a decision?',
    post: 'When your group disagreed in the simulation, did you tend to keep the discussion open or to press for a decision?',
    ends: ['Keep it open', 'Press for a decision'],
  },
  leadership_q3: {
    short: 'Explains the reasons',
    pre: 'How often do you explain the reasons for a decision to the people it concerns?',
    post: 'In the simulation, how often did you explain the reasons for your choice to the others?',
    ends: often,
  },
  leadership_q4: {
    short: 'A part in a group decision',
    pre: 'Describe a recent group decision that you took part in. What did you contribute, and what would have helped the group?',
    post: 'Describe a group decision from the simulation. What did you contribute, and what would have helped the group?',
  },
};

function questionsOf(type: QuestionnaireType): readonly Question[] {
  return questionSlots.map(({ key, category }, index) => {
    const { [type]: text, short, ends } = pairs[key];
    const question = { id: index + 1, key, text, short, category };
    if (!ends) return { ...question, type: 'openEnded', options: null };
    return { ...question, type: 'scale', options: { min: 1, max: 5, minLabel: ends[0], maxLabel: ends[1] } };
  });
}

/** The 20 questions of each questionnaire in order. The same id asks the same thing in both. */
export const questions: Record<QuestionnaireType, readonly Question[]> = {
  pre: questionsOf('pre'),
  post: questionsOf('post'),
};
