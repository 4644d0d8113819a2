import type { Translator } from '../../../../platform/i18n/translator.ts';
import type { RunData, RunVote } from '../../run-data.ts';
import { authorOf, type Cited, citedBy, letterOf, roomTitle } from '../words.ts';
import { type Block, section, text } from './blocks.ts';

type Stage = RunData['stages'][number];

/** The evidence of a stage, most marked first. The position in the list is the number of a post or file. */
export type Evidence = {
  entries: readonly { cited: Cited; final: readonly RunVote[]; room: readonly RunVote[] }[];
  /** Returns the numbers of a vote's own evidence, or of its shared evidence. */
  numbersOf: (vote: RunVote, isShared: boolean) => number[];
  /** Returns the number of a post or file by its key, such as `post 3`. */
  numberOf: (key: string) => number | undefined;
};

export function evidenceOf(runData: RunData, { scenario_id }: Stage): Evidence {
  const citedByVote = citedBy(runData);
  const stageVotes = runData.votes
    .filter((vote) => vote.scenario_id === scenario_id)
    .map((vote) => ({ vote, cited: citedByVote(vote) }));
  const byKey = new Map(
    stageVotes
      .flatMap(({ cited }) => cited)
      .map((citation) => [citation.key, { cited: citation, final: [] as RunVote[], room: [] as RunVote[] }]),
  );
  for (const { vote, cited } of stageVotes)
    for (const { key } of cited) byKey.get(key)?.[vote.kind].push(vote);
  const entries = [...byKey.values()];
  const idOf = ({ post, file }: Cited) => post?.id ?? file?.id ?? 0;
  entries.sort(
    (a, b) =>
      b.final.length - a.final.length || b.room.length - a.room.length || idOf(a.cited) - idOf(b.cited),
  );
  const numbers = new Map(entries.map(({ cited }, index) => [cited.key, index + 1]));
  return {
    entries,
    numbersOf: (vote, isShared) =>
      citedByVote(vote)
        .filter((citation) => citation.isShared === isShared)
        .flatMap(({ key }) => numbers.get(key) ?? [])
        .sort((a, b) => a - b),
    numberOf: (key) => numbers.get(key),
  };
}

/**
 * Returns the posts and files that votes cite, with the decisions of these votes. Posts are in full. Returns nothing if there are
 * none.
 */
export function evidenceTable(stage: Stage, { entries }: Evidence, translator: Translator): Block[] {
  const { t } = translator;
  if (entries.length === 0) return [];
  const hasFiles = entries.some(({ cited }) => cited.file !== null);
  return section(t('Evidence'), [
    {
      kind: 'table',
      columns: [
        { title: t('No.@@of a post'), width: 20 },
        { title: hasFiles ? t('Post or file') : t('Post'), width: null },
        { title: t('Final decisions@@counted'), width: 72 },
        { title: t('Room votes'), width: 52, isNumber: true },
      ],
      rows: entries.map(({ cited, final, room }, index) => [
        [{ text: String(index + 1), isBold: true }],
        {
          stack: [
            text([
              { text: nameOf(cited, translator), isBold: true },
              { text: `  ${roomTitle(cited.room_name, stage.room_texts, translator)}`, tone: 'faint' },
            ]),
            ...(cited.post === null ? [] : [text(cited.post.content.trim(), 'quiet')]),
          ],
        },
        lettersOf(stage, final),
        room.length === 0 ? '' : String(room.length),
      ]),
    },
  ]);
}

function nameOf({ post, file }: Cited, translator: Translator): string {
  return post === null ? file.name : authorOf(post, translator);
}

/** Returns how many voters of each decision marked a post, such as `A 2, B 1`. */
function lettersOf(stage: Stage, votes: readonly RunVote[]): string {
  return stage.decisions
    .map(({ id }) => [id, votes.filter((vote) => vote.decision_chosen_id === id).length] as const)
    .filter(([, count]) => count > 0)
    .map(([id, count]) => `${letterOf(stage, id)} ${count}`)
    .join('   ');
}
