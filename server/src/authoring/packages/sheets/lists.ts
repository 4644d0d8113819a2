import { decisionLetters, type SheetName, sheetColumns, yes } from '@vincere/domain';

/** The last row for which a list is offered. */
const lastRow = 2000;

/** Returns the letter of a column. Sheets have at most 26 columns. */
const letterOf = (index: number) => String.fromCharCode(65 + index);

/** The longest list, in characters, that a spreadsheet accepts in a cell. */
const maxList = 255;

/** Returns values as the list of a cell; undefined if they are too long for one, or have signs that separate values. */
function listOf(values: readonly string[]): string | undefined {
  const list = values.join(',');
  if (list.length > maxList || values.some((value) => /[",]/.test(value))) return undefined;
  return `"${list.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')}"`;
}

/** Returns the lists of a sheet as XML: the values that a spreadsheet offers in the cells of a column. */
export function listsOf(sheet: SheetName, rooms: readonly string[]): string | undefined {
  const key = letterOf(sheetColumns.Scenarios.indexOf('Key'));
  const keys = `Scenarios!$${key}$2:$${key}$${lastRow}`;
  const columns: readonly string[] = sheetColumns[sheet];
  const formulaByColumn: Readonly<Record<string, string | undefined>> = {
    Stage: '"1,2,3"',
    Decision: `"${decisionLetters.join(',')}"`,
    'Asks for an order': `"${yes}"`,
    Room: sheet === 'Rooms' ? undefined : listOf(rooms),
    'Not in use': `"${yes}"`,
    Scenario: keys,
    'Leads to': keys,
  };
  const lists = columns.flatMap((column, index) => {
    const formula = formulaByColumn[column];
    if (formula === undefined) return [];
    const range = `${letterOf(index)}2:${letterOf(index)}${lastRow}`;
    return `<dataValidation type="list" allowBlank="1" showErrorMessage="1" sqref="${range}"><formula1>${formula}</formula1></dataValidation>`;
  });
  if (lists.length === 0) return undefined;
  return `<dataValidations count="${lists.length}">${lists.join('')}</dataValidations>`;
}
