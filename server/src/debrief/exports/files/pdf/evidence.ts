import type { Content, TableCell } from 'pdfmake/interfaces.js';
import type { Translator } from '../../../../platform/i18n/translator.ts';
import type { RunData, RunVote } from '../../run-data.ts';
import { authorOf, type Cited, citedBy, excerptOf, letterOf, roomTitle } from '../words.ts';
import { colour, headed, headingRow, rows, sectionGap } from './style.ts';

/** The evidence of a stage, most marked first. The position in the list is the number of a post or file. */
export type Evidence = {
  entries: readonly { cited: Cited; final: readonly RunVote[]; room: readonly RunVote[] }[];
  /** Returns the numbers of a vote's own evidence, or of its shared evidence. */
  numbersOf: (vote: RunVote, isShared: boolean) => number[];
};

export function evidenceOf(runData: RunData, { scenario_id }: RunData['stages'][number]): Evidence {
  const citedByVote = citedBy(runData);
  const stageVotes = runData.votes
    .filter((vote) => vote.scenario_id === scenario_id)
    .map((vote) => ({ vote, cited: citedByVote(vote) }));
  const byKey = new Map(stageVotes.flatMap(({ cited }) => cited).map((one) => [one.key, one]));
  const entries = [...byKey.values()].map((cited) => {
    const supporters = stageVotes
      .filter((one) => one.cited.some(({ key }) => key === cited.key))
      .map(({ vote }) => vote);
    return {
      cited,
      final: supporters.filter(({ kind }) => kind === 'final'),
      room: supporters.filter(({ kind }) => kind === 'room'),
    };
  });
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
        .filter((one) => one.isShared === isShared)
        .flatMap(({ key }) => numbers.get(key) ?? [])
        .sort((a, b) => a - b),
  };
}

/** Returns the table of evidence and the decisions it was marked for; nothing if there is none. */
export function evidenceTable(
  stage: RunData['stages'][number],
  { entries }: Evidence,
  translator: Translator,
): Content[] {
  const { t } = translator;
  if (entries.length === 0) return [];
  const hasFiles = entries.some(({ cited }) => cited.file !== null);
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
          ['', hasFiles ? t('Post or file') : t('Post'), t('Final decisions@@counted'), t('Room votes')].map(
            (text) => ({ text, style: 'head' }),
          ),
          ...entries.map(({ cited, final, room }, index): TableCell[] => [
            { text: String(index + 1), bold: true },
            {
              stack: [
                {
                  text: [
                    { text: nameOf(cited, translator), bold: true },
                    { text: `  ${roomTitle(cited.room_name, stage.room_texts, translator)}`, style: 'meta' },
                  ],
                },
                ...(cited.post === null
                  ? []
                  : [
                      {
                        text: excerptOf(cited.post.content, 190),
                        color: colour.ink2,
                        margin: [0, 1, 0, 0],
                      } as Content,
                    ]),
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

function nameOf({ post, file }: Cited, translator: Translator): string {
  return post === null ? file.name : authorOf(post, translator);
}

/** Returns how many voters of each decision marked a post, such as `A 2, B 1`. */
function lettersOf(stage: RunData['stages'][number], votes: readonly RunVote[]): string {
  return stage.decisions
    .map(({ id }) => [id, votes.filter((vote) => vote.decision_chosen_id === id).length] as const)
    .filter(([, count]) => count > 0)
    .map(([id, count]) => `${letterOf(stage, id)} ${count}`)
    .join('   ');
}
