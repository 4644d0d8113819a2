/** The sentences of problems in sheets. */
export const sheetMessages = {
  'sheet.missing': 'This sheet is missing',
  'sheet.no-column': 'The column {column} is missing. These titles were found: {titles}',
  'sheet.no-number': '{column} is not a number: “{text}”. Expected: a number, such as 12',
  'sheet.no-whole-number': '{column} is not a whole number: “{text}”. Expected: a number from 0, such as 12',
  'sheet.error': 'The cell has an error instead of a value: {text}',
  'sheet.no-value':
    'The formula {text} has no stored value. Open the workbook in a spreadsheet program and save it there',
  'sheet.local-date':
    'The date {text} looks different from computer to computer. Give the cell a fixed format, such as yyyy-mm-dd',
  'sheet.long-number':
    'The sheet shows {text} for the number {number}. Format the cell as text, and type the number again',
  'sheet.bad-release': 'Appears after (s) is neither a number of seconds, up to a day, nor held: “{text}”',
  'sheet.bad-when': '“{text}” is not a condition as the help sheet describes it. Expected: such as {example}',
  'sheet.no-stage': 'There is no stage {number}. Expected: a number of the sheet Stages ({numbers})',
  'sheet.no-scenario':
    'There is no scenario with the key {key}. Expected: a key of the sheet Scenarios ({keys})',
  'sheet.no-decision': 'There is no decision {letter} in this scenario. Expected: one of {letters}',
  'sheet.no-post': 'There is no post with the key {key} in this scenario',
  'sheet.no-yes': '{column} is neither yes nor empty: “{text}”',
  'sheet.no-room': 'There is no room {name}. Expected: {rooms}',
  'sheet.repeated-room': 'The room {name} has another row already',
} as const;
