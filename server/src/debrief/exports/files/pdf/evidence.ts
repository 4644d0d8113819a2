import { placeName } from '@vincere/domain';
import type { Content, TableCell } from 'pdfmake/interfaces.js';
import type { Translator } from '../../../../platform/i18n/translator.ts';
import type { RunData, RunVote } from '../../run-data.ts';
import { authorOf, excerptOf, letterOf } from '../words.ts';
import { colour, headed, headingRow, rows, sectionGap } from './style.ts';

type Post = RunData['posts'][number];

/** The evidence posts of a stage, most marked first. The position in the list is the number of a post. */
export type Evidence = {
  posts: readonly { post: Post; final: readonly RunVote[]; room: readonly RunVote[] }[];
  /** Returns the numbers of a vote's evidence posts. */
  numbersOf: (vote: RunVote) => number[];
};

export function evidenceOf({ posts, votes }: RunData, { scenario_id }: RunData['stages'][number]): Evidence {
  const stageVotes = votes.filter((vote) => vote.scenario_id === scenario_id);
  const byId = new Map(posts.map((post) => [post.id, post]));
  const marked = [...new Set(stageVotes.flatMap(({ evidence }) => evidence))].flatMap((id) => {
    const post = byId.get(id);
    if (post === undefined) return [];
    const supporters = stageVotes.filter(({ evidence }) => evidence.includes(id));
    return [
      {
        post,
        final: supporters.filter(({ kind }) => kind === 'final'),
        room: supporters.filter(({ kind }) => kind === 'room'),
      },
    ];
  });
  marked.sort(
    (a, b) => b.final.length - a.final.length || b.room.length - a.room.length || a.post.id - b.post.id,
  );
  const numbers = new Map(marked.map(({ post }, index) => [post.id, index + 1]));
  return {
    posts: marked,
    numbersOf: ({ evidence }) => evidence.flatMap((id) => numbers.get(id) ?? []).sort((a, b) => a - b),
  };
}

/** Returns the table of evidence posts and the decisions they were marked for; nothing if there are none. */
export function evidenceTable(
  stage: RunData['stages'][number],
  { posts }: Evidence,
  translator: Translator,
): Content[] {
  const { t } = translator;
  if (posts.length === 0) return [];
  return [
    {
      layout: headed(rows),
      fontSize: 9,
      margin: [0, sectionGap, 0, 0],
      table: {
        headerRows: 2,
        keepWithHeaderRows: 1,
        dontBreakRows: true,
        widths: [12, '*', 72, 52],
        body: [
          headingRow(t('Evidence'), 4),
          ['', t('Post'), t('Final decisions@@counted'), t('Room votes')].map((text) => ({
            text,
            style: 'head',
          })),
          ...posts.map(({ post, final, room }, index): TableCell[] => [
            { text: String(index + 1), bold: true },
            {
              stack: [
                {
                  text: [
                    { text: authorOf(post, translator), bold: true },
                    { text: `  ${t(placeName(post.room_name))}`, style: 'meta' },
                  ],
                },
                { text: excerptOf(post.content, 190), color: colour.ink2, margin: [0, 1, 0, 0] },
              ],
            },
            { text: lettersOf(stage, final) },
            { text: room.length === 0 ? '' : String(room.length), color: colour.ink2 },
          ]),
        ],
      },
    },
  ];
}

/** Returns how many voters of each decision marked a post, such as `A 2, B 1`. */
function lettersOf(stage: RunData['stages'][number], votes: readonly RunVote[]): string {
  return stage.decisions
    .map(({ id }) => [id, votes.filter((vote) => vote.decision_chosen_id === id).length] as const)
    .filter(([, count]) => count > 0)
    .map(([id, count]) => `${letterOf(stage, id)} ${count}`)
    .join('   ');
}
