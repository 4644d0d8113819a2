import { conditionExamples, type SheetName } from '@vincere/domain';
import type { Translator } from '../../../platform/i18n/translator.ts';

/** `example` is a cell, in words that are the same in every language. */
type Help = { sheet: SheetName; column: string; text: Parameters<Translator['t']>[0]; example?: string };

/** Describes the columns of a workbook. Their names are the same in every language. */
const help = [
  {
    sheet: 'Simulation',
    column: 'Text',
    text: 'The name, the description and the briefing, each in its row. Also the teaching note, which only facilitators read.',
  },
  {
    sheet: 'Rooms',
    column: 'Room',
    text: 'The standard name of a room. A room without a row here keeps its standard texts.',
  },
  {
    sheet: 'Rooms',
    column: 'Not in use',
    text: 'yes if nobody plays in this room. Empty if the room is in use, as at least two are.',
  },
  { sheet: 'Rooms', column: 'Title', text: 'What the room is called. Empty for the standard title.' },
  {
    sheet: 'Rooms',
    column: 'Persona',
    text: 'Who speaks in the posts of the room. Empty for the standard persona, as is the handle.',
  },
  {
    sheet: 'Objectives',
    column: 'Objective',
    text: 'What the group should be able to do, in a few words. Up to six rows.',
  },
  {
    sheet: 'Objectives',
    column: 'What good looks like',
    text: 'One or two sentences by which a group can be rated.',
  },
  { sheet: 'Stages', column: 'Stage', text: 'A number from 1 to 3, one row each.' },
  { sheet: 'Stages', column: 'Instruction', text: 'The task of the group in this stage.' },
  { sheet: 'Stages', column: 'Minutes', text: 'The time limit, such as 15 or 15.5. Empty for no limit.' },
  { sheet: 'Scenarios', column: 'Stage', text: 'The number of a row on the sheet Stages.' },
  { sheet: 'Scenarios', column: 'Key', text: 'A short name of your own, such as 2-1. Other sheets use it.' },
  {
    sheet: 'Scenarios',
    column: 'Asks for an order',
    text: 'yes if the group writes an order in this scenario. Empty if not.',
  },
  { sheet: 'Decisions', column: 'Scenario', text: 'A key from the sheet Scenarios.' },
  {
    sheet: 'Decisions',
    column: 'Leads to',
    text: 'The key of a scenario in the next stage. Empty if the decision ends the simulation.',
  },
  {
    sheet: 'Decisions',
    column: 'Outcome',
    text: 'What happens after this decision. Nobody reads it before the stage closes.',
  },
  { sheet: 'Key facts', column: 'Scenario', text: 'A key from the sheet Scenarios.' },
  { sheet: 'Key facts', column: 'Fact', text: 'One sentence with one claim.' },
  {
    sheet: 'Key facts',
    column: 'Carried by',
    text: 'The keys of the posts that carry the fact, with commas between them.',
  },
  {
    sheet: 'Key facts',
    column: 'Supports',
    text: 'The letters of the decisions that the fact supports, with commas between them.',
  },
  {
    sheet: 'Key facts',
    column: 'Opposes',
    text: 'The letters of the decisions that the fact opposes, with commas between them.',
  },
  {
    sheet: 'Key facts',
    column: 'Fact key',
    text: 'A short name of your own, if a post waits for this fact.',
  },
  { sheet: 'Conditions', column: 'Scenario', text: 'A key from the sheet Scenarios.' },
  { sheet: 'Conditions', column: 'Decision', text: 'The letter of a decision of this scenario: A, B or C.' },
  { sheet: 'Conditions', column: 'Condition', text: 'What a careful order includes, in a few words.' },
  {
    sheet: 'Conditions',
    column: 'If met',
    text: 'What the outcome adds if the order includes it. The next column is for an order that does not.',
  },
  {
    sheet: 'Conditions',
    column: 'Condition key',
    text: 'A short name of your own, if a post waits for this condition.',
  },
  { sheet: 'Notes', column: 'Scenario', text: 'A key from the sheet Scenarios.' },
  { sheet: 'Notes', column: 'Room', text: 'One of the rooms in the list of the cell.' },
  { sheet: 'Posts', column: 'Scenario', text: 'A key from the sheet Scenarios.' },
  { sheet: 'Posts', column: 'Room', text: 'One of the rooms in the list of the cell.' },
  { sheet: 'Posts', column: 'Author', text: 'Who speaks. Empty for the room itself, as is the handle.' },
  { sheet: 'Posts', column: 'Time', text: 'What the post shows as its time, such as 2h ago.' },
  { sheet: 'Posts', column: 'Likes', text: 'A whole number. Empty for 0, as are reposts and replies.' },
  {
    sheet: 'Posts',
    column: 'Appears after (s)',
    text: 'Seconds after the start of the stage, or held until you release it. Empty for the start.',
  },
  {
    sheet: 'Posts',
    column: 'Post key',
    text: 'A short name of your own, if key facts or other posts refer to the post.',
  },
  {
    sheet: 'Posts',
    column: 'Appears when',
    text: 'Up to three conditions that must all hold at the same moment, each on its own line. Empty for none. This is the form of each:',
  },
  {
    sheet: 'Posts',
    column: 'Appears when',
    example: conditionExamples.decided,
    text: 'This scenario of an earlier stage was closed with this decision.',
  },
  {
    sheet: 'Posts',
    column: 'Appears when',
    example: conditionExamples.condition,
    text: 'The condition with this key, of a scenario of an earlier stage, was met or not met.',
  },
  {
    sheet: 'Posts',
    column: 'Appears when',
    example: conditionExamples.leans,
    text: 'At least half of this room has voted, and this decision alone leads there.',
  },
  {
    sheet: 'Posts',
    column: 'Appears when',
    example: conditionExamples['on-table'],
    text: 'A post or file that carries the fact with this key is on the table.',
  },
  {
    sheet: 'Posts',
    column: 'Appears when',
    example: conditionExamples['not-on-table'],
    text: 'None is on the table by this minute of the stage.',
  },
  {
    sheet: 'Posts',
    column: 'Appears when',
    example: conditionExamples.unread,
    text: 'Nobody of this room has read its post with this key by this minute of the stage.',
  },
  {
    sheet: 'Posts',
    column: 'Appears when',
    example: conditionExamples.voted,
    text: 'Everyone who sits in a room has voted. With the name of a room: everyone there.',
  },
] as const satisfies readonly Help[];

/** Returns the rows of the help sheet in the reader's language. The first row names its columns. */
export function helpRows({ t }: Translator): string[][] {
  return [
    [t('Sheet'), t('Column'), t('What it holds')],
    ...help.map((entry) => [
      entry.sheet,
      entry.column,
      'example' in entry ? `${entry.example}\n${t(entry.text)}` : t(entry.text),
    ]),
  ];
}
