import { withoutMarkdown } from '@vincere/domain';
import type { Translator } from '../../../../platform/i18n/translator.ts';
import type { Summary } from '../../summary.ts';
import { type Block, type Cell, section, type Text, text, type Words } from '../report/blocks.ts';
import { distributions } from '../report/confidence.ts';
import { authorOf, conditionLines, excerptOf, roomTitle } from '../words.ts';

export type Stage = Summary['report']['report_per_stage'][number];
type FinalVote = NonNullable<Stage['user_chosen_decision']>;
type RoomVote = NonNullable<Stage['user_room_vote']>;
type RoomDecision = NonNullable<Stage['room_decisions'][keyof Stage['room_decisions']]>;

/** Returns whether the participant decided as the group did. */
export function agreesWithGroup({ user_chosen_decision, chosen_decision_id }: Stage): boolean {
  return user_chosen_decision !== null && user_chosen_decision.decision_chosen_id === chosen_decision_id;
}

/** Returns a stage: what the group, the participant and the rooms decided, and why. */
export function stageSection(stage: Stage, decisions: Summary['decisions'], translator: Translator): Block[] {
  const { t } = translator;
  const { user_chosen_decision: finalVote, user_room_vote: roomVote } = stage;
  const decision = finalVote?.decision_chosen ?? t('No decision');
  const title = t('Stage {number}: {scenario}', {
    number: stage.stage_number,
    scenario: stage.title_of_scenario,
  });
  return section(title, [
    {
      kind: 'table',
      columns: [
        { title: '', width: 96 },
        { title: '', width: null },
      ],
      rows: [
        row(t('The group@@row'), [{ text: stage.chosen_decision ?? t('No decision'), isBold: true }]),
        ...textRow(t('What came of it'), outcomeText(stage)),
        ...textRow(t('The order of the group'), orderText(stage, translator)),
        row(t('You'), agreesWithGroup(stage) ? t('{decision}, as the group', { decision }) : decision),
        ...reasonRows(finalVote, translator),
        ...estimateRows(finalVote, null, translator),
        ...(roomVote === null ? [] : [row(t('Your room vote'), roomVoteText(stage, roomVote, translator))]),
        ...reasonRows(roomVote, translator),
        ...estimateRows(roomVote, roomVote?.forecast?.title_of_decision ?? null, translator),
        ...roomsRow(stage, translator),
      ],
    },
    ...groupConfidence(stage, decisions, translator),
  ]);
}

function row(label: string, cell: Cell): Cell[] {
  return [[{ text: label, tone: 'faint' }], cell];
}

function textRow(label: string, words: string): Cell[][] {
  return words === '' ? [] : [row(label, words)];
}

function outcomeText({ outcome }: Stage): string {
  return outcome === null ? '' : withoutMarkdown([outcome.text, ...outcome.sentences].join('\n\n')).trim();
}

function orderText({ order }: Stage, translator: Translator): string {
  const parts = [order?.text.trim() ?? '', conditionLines(order, translator).join('\n')];
  return parts.filter((part) => part !== '').join('\n\n');
}

/** Returns the participant's room vote, compared with the room's decision. */
function roomVoteText(
  { room_decisions, room_texts }: Stage,
  { room_name, decision_chosen: decision, decision_chosen_id }: RoomVote,
  translator: Translator,
): string {
  const { t } = translator;
  const room = roomTitle(room_name, room_texts, translator);
  const ofRoom = room_name === 'dashboard' ? undefined : room_decisions[room_name];
  if (ofRoom === undefined || ofRoom.title_of_decision === null) return decision;
  if (ofRoom.tied.length > 0)
    return t('{decision}; the votes of the room ({room}) were tied', { decision, room });
  return ofRoom.decision_id === decision_chosen_id
    ? t('{decision}, as the room ({room})', { decision, room })
    : t('{decision}; the room ({room}) chose {other}', { decision, room, other: ofRoom.title_of_decision });
}

/** Returns rows with the reasoning and the evidence of a vote, as far as present. */
function reasonRows(vote: FinalVote | RoomVote | null, translator: Translator): Cell[][] {
  if (vote === null) return [];
  const { t } = translator;
  const evidence: Words[] = [
    ...vote.evidence.map(({ author, room_name, content }) => [
      {
        text: `${authorOf({ author: author.name, handle: author.handle, room_name }, translator)}  `,
        isBold: true,
      },
      excerptOf(content),
    ]),
    ...vote.evidence_files.map(({ name }) => [{ text: name, isBold: true }]),
  ];
  return [
    ...(vote.reasoning.trim() === '' ? [] : [row(t('Your reasoning'), vote.reasoning)]),
    ...(evidence.length === 0
      ? []
      : [row(t('Your evidence'), { stack: evidence.map((words) => text(words)) })]),
  ];
}

/** Returns rows with how sure the participant was, and what they expected, as far as they said so. */
function estimateRows(
  vote: FinalVote | RoomVote | null,
  forecast: string | null,
  { t }: Translator,
): Cell[][] {
  const confidence = vote?.confidence ?? null;
  return [
    ...(confidence === null ? [] : [row(t('How sure you were'), t('{confidence} of 100', { confidence }))]),
    ...(forecast === null ? [] : [row(t('You expected'), forecast)]),
  ];
}

/** Returns a row with the decisions of the rooms that voted. */
function roomsRow({ room_decisions, room_texts }: Stage, translator: Translator): Cell[][] {
  const { t } = translator;
  const rooms = Object.entries(room_decisions) as [keyof Stage['room_decisions'], RoomDecision][];
  const stack = rooms.flatMap(([room, decision]): Text[] => {
    const { title_of_decision: title } = decision;
    if (title === null) return [];
    const name = { text: `${roomTitle(room, room_texts, translator)}  `, isBold: true };
    return [text([name, roomResultText(title, decision, translator)])];
  });
  return stack.length === 0 ? [] : [row(t('The rooms'), { stack })];
}

/** Returns the result of a room, such as `Keep the night shift (3 of 5)`. A tie names all tied decisions. */
function roomResultText(title: string, { votes, tied, votes_cast }: RoomDecision, { t }: Translator): string {
  const count = t('{part} of {total}@@votes', { part: votes, total: votes_cast });
  if (tied.length === 0) return `${title} (${count})`;
  const decisions = tied.map(({ title_of_decision }) => title_of_decision).join(', ');
  return t('Tie between {decisions} ({count} each)', { decisions, count });
}

/** Returns the totals of confidence and forecasts. */
function groupConfidence(
  { confidence }: Stage,
  decisions: Summary['decisions'],
  translator: Translator,
): Block[] {
  if (confidence === null) return [];
  const { t } = translator;
  const forecasts = confidence.forecasts ?? [];
  const all = forecasts.reduce((sum, { people }) => sum + people, 0);
  return [
    { kind: 'heading', size: 'group', text: t('How sure the group was') },
    distributions(confidence, translator),
    ...forecasts.map(({ decision_id, people }) => {
      const title = decisions.find(({ id }) => id === decision_id)?.title_of_decision ?? '';
      const count = t('{people} of {all} expected it', { people, all });
      return text([{ text: `${title}  `, isBold: true }, count]);
    }),
  ];
}
