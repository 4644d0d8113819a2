import { activeLanguage } from './language.ts';

/**
 * Returns rows as a CSV file for a spreadsheet program: UTF-8 with a byte order mark, with the delimiter that programs expect
 * in the current language, and with cells escaped that look like formulas.
 */
export function csvOf(rows: readonly (readonly string[])[]): Blob {
  // Where numbers have a decimal comma, lists are separated by semicolons.
  const delimiter = (1.5).toLocaleString(activeLanguage.tag).includes(',') ? ';' : ',';
  const text = rows.map((row) => row.map(cellOf).join(delimiter)).join('\r\n');
  return new Blob(['\ufeff', text, '\r\n'], { type: 'text/csv;charset=utf-8' });
}

function cellOf(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",;\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
