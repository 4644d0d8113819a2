/** The sentences of problems in sheets. */
export const sheetMessages = {
  'sheet.missing': 'This sheet is missing',
  'sheet.no-column': 'The column {column} is missing',
  'sheet.no-number': '{column} is not a number. Expected: a number, such as 12',
  'sheet.bad-release': 'Appears after (s) is neither a number of seconds, up to a day, nor held',
  'sheet.bad-when': '“{text}” is not a condition as the help sheet describes it. Expected: such as {example}',
  'sheet.no-stage': 'There is no stage {number}. Expected: a number of the sheet Stages ({numbers})',
  'sheet.no-scenario':
    'There is no scenario with the key {key}. Expected: a key of the sheet Scenarios ({keys})',
  'sheet.no-decision': 'There is no decision {letter} in this scenario. Expected: one of {letters}',
  'sheet.no-post': 'There is no post with the key {key} in this scenario',
  'sheet.no-yes': '{column} is neither yes nor empty',
  'sheet.no-room': 'There is no room {name}. Expected: {rooms}',
  'sheet.repeated-room': 'The room {name} has another row already',
} as const;
