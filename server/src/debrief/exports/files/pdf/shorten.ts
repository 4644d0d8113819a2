import type { UnnamedReport } from '../../../ratings/report.ts';
import type { RunData } from '../../run-data.ts';
import type { Summary } from '../../summary.ts';
import { cutMark, withinBudget } from './budget.ts';

type Answers = NonNullable<Summary['report']['pre-questionnaire']>;

/** Maximum cost of all reasonings of a run: about 800 Latin characters for each of 1,000 votes, some 10 s of typesetting. */
const reasoningBudget = 800_000;
/** Maximum cost of all posts that votes cite or that were on a table, of all notes of rooms, and of all remarks of raters. */
const [postBudget, noteBudget, remarkBudget] = [200_000, 200_000, 200_000];
/** Maximum cost of each text in a participant's summary. */
const textBudget = 30_000;

/**
 * Cuts the longest reasonings of final votes and the longest notes, if all of them together would take too long to typeset.
 * Posts are never cut: those for which there is no time, the longest, are left out.
 */
export function withShortRunTexts(runData: RunData): { runData: RunData; isCut: boolean } {
  const final = runData.votes.filter(({ kind }) => kind === 'final');
  const reasons = withinBudget(
    final.map(({ reasoning }) => reasoning),
    reasoningBudget,
  );
  const notes = withinBudget(
    runData.notes.map(({ text }) => text),
    noteBudget,
  );
  const posts = withShortPosts(runData);
  const remarks = withShortRemarks(runData.objectives ?? null);
  if (!reasons.isCut && !notes.isCut && !posts.isCut && !remarks.isCut) return { runData, isCut: false };
  return {
    runData: {
      ...posts.runData,
      votes: [
        ...final.map((vote, index) => ({ ...vote, reasoning: reasons.texts[index] ?? '' })),
        ...runData.votes.filter(({ kind }) => kind === 'room'),
      ],
      ...(remarks.objectives !== null && { objectives: remarks.objectives }),
      notes: runData.notes.map((note, index) => ({ ...note, text: notes.texts[index] ?? '' })),
    },
    isCut: true,
  };
}

/** Cuts the longest remarks of raters if all of them together would take too long to typeset. */
function withShortRemarks(objectives: UnnamedReport | null): {
  objectives: UnnamedReport | null;
  isCut: boolean;
} {
  if (objectives === null) return { objectives, isCut: false };
  const { texts, isCut } = withinBudget(
    objectives.ratings.flatMap(({ remarks }) => remarks.map(({ text }) => text)),
    remarkBudget,
  );
  const shortTexts = texts.values();
  const ratings = objectives.ratings.map((rating) => ({
    ...rating,
    remarks: rating.remarks.map((remark) => ({ ...remark, text: shortTexts.next().value ?? '' })),
  }));
  return { objectives: { ...objectives, ratings }, isCut };
}

/** Leaves out the text of the longest posts if all of them together would take too long to typeset. */
function withShortPosts(runData: RunData): { runData: RunData; isCut: boolean } {
  const evidenceIds = new Set(runData.votes.flatMap(({ evidence }) => evidence));
  const contentById = new Map([
    ...runData.posts.flatMap(({ id, content }) => (evidenceIds.has(id) ? [[id, content] as const] : [])),
    ...runData.stages.flatMap(({ table }) =>
      table.flatMap(({ post }) => (post === null ? [] : [[post.id, post.content] as const])),
    ),
  ]);
  const { texts, isCut } = withinBudget([...contentById.values()], postBudget);
  if (!isCut) return { runData, isCut };
  const ids = [...contentById.keys()];
  const isLeftOut = (id: number) => {
    const index = ids.indexOf(id);
    return index >= 0 && texts[index] !== contentById.get(id);
  };
  const shortenPost = <Post extends { id: number; content: string }>(post: Post): Post =>
    isLeftOut(post.id) ? { ...post, content: cutMark } : post;
  return {
    runData: {
      ...runData,
      posts: runData.posts.map(shortenPost),
      stages: runData.stages.map((stage) => ({
        ...stage,
        table: stage.table.map((item) => ({ ...item, post: item.post && shortenPost(item.post) })),
      })),
    },
    isCut,
  };
}

/** Cuts each text of a summary that would take too long to typeset. */
export function withShortTexts(summary: Summary): { summary: Summary; isCut: boolean } {
  let isCut = false;
  const short = (text: string) => {
    const { texts, isCut: isShorter } = withinBudget([text], textBudget);
    isCut ||= isShorter;
    return texts[0] ?? '';
  };
  const shortVote = <Vote extends { reasoning: string }>(vote: Vote | null) =>
    vote && { ...vote, reasoning: short(vote.reasoning) };
  const shortAnswers = (answers: Answers | null) =>
    answers &&
    (Object.fromEntries(
      Object.entries(answers).map(([key, answer]) => [
        key,
        typeof answer === 'string' ? short(answer) : answer,
      ]),
    ) as Answers);
  const report = {
    ...summary.report,
    report_per_stage: summary.report.report_per_stage.map((stage) => ({
      ...stage,
      user_chosen_decision: shortVote(stage.user_chosen_decision),
      user_room_vote: shortVote(stage.user_room_vote),
    })),
    'pre-questionnaire': shortAnswers(summary.report['pre-questionnaire']),
    'post-questionnaire': shortAnswers(summary.report['post-questionnaire']),
  };
  const shortRemarks = withShortRemarks(summary.group?.objectives ?? null);
  const group = summary.group && { ...summary.group, objectives: shortRemarks.objectives };
  return { summary: { ...summary, report, group }, isCut: isCut || shortRemarks.isCut };
}
