/** The columns of a simulation as sheets. They cover everything except files and the avatars of posts. */
export const sheetColumns = {
  Simulation: ['Field', 'Text'],
  Rooms: ['Room', 'Not in use', 'Title', 'Persona', 'Handle', 'Description'],
  Objectives: ['Objective', 'What good looks like'],
  Stages: ['Stage', 'Instruction', 'Minutes'],
  Scenarios: ['Stage', 'Key', 'Name', 'Description', 'Asks for an order'],
  Decisions: ['Scenario', 'Title', 'Description', 'Leads to', 'Outcome'],
  Conditions: ['Scenario', 'Decision', 'Condition', 'If met', 'If not met', 'Condition key'],
  'Key facts': ['Scenario', 'Fact', 'Carried by', 'Supports', 'Opposes', 'Fact key'],
  Notes: ['Scenario', 'Room', 'Notes'],
  Posts: [
    'Scenario',
    'Room',
    'Author',
    'Handle',
    'Text',
    'Time',
    'Likes',
    'Reposts',
    'Replies',
    'Appears after (s)',
    'Post key',
    'Appears when',
  ],
} as const;

export type SheetName = keyof typeof sheetColumns;

export const sheetNames = Object.keys(sheetColumns) as SheetName[];

/** Columns that a workbook may lack, because older ones don't have them. */
export const optionalColumns: ReadonlySet<string> = new Set([
  'Asks for an order',
  'Outcome',
  'Condition key',
  'Fact key',
  'Post key',
  'Appears when',
]);

/** The column of each field of a package, by sheet. Other sheets name their rows only. */
export const fieldColumns: Readonly<Record<SheetName, Readonly<Record<string, string>>>> = {
  Simulation: { name: 'Text', description: 'Text', string_briefing: 'Text', teaching_note: 'Text' },
  Rooms: { title: 'Title', name: 'Persona', handle: 'Handle', description: 'Description' },
  Objectives: { title: 'Objective', text: 'What good looks like' },
  Stages: { stage_instruction: 'Instruction', duration_seconds: 'Minutes' },
  Scenarios: { key: 'Key', name: 'Name', description: 'Description', asks_order: 'Asks for an order' },
  Decisions: {
    title_of_decision: 'Title',
    description_of_decision: 'Description',
    leads_to: 'Leads to',
    outcome: 'Outcome',
  },
  Conditions: { text: 'Condition', met: 'If met', unmet: 'If not met', key: 'Condition key' },
  'Key facts': {
    text: 'Fact',
    carried_by: 'Carried by',
    supports: 'Supports',
    opposes: 'Opposes',
    key: 'Fact key',
  },
  Notes: { notes: 'Notes' },
  Posts: {
    content: 'Text',
    timestamp: 'Time',
    name: 'Author',
    handle: 'Handle',
    likes: 'Likes',
    retweets: 'Reposts',
    replies: 'Replies',
    release: 'Appears after (s)',
    key: 'Post key',
    when: 'Appears when',
  },
};

/** The cell of a column that is either yes or empty. */
export const yes = 'yes';
