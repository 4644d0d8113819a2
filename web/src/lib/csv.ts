/** Returns rows as a CSV file: UTF-8 with a byte order mark, for spreadsheets, and with cells escaped that look like formulas. */
export function csvOf(rows: readonly (readonly string[])[]): Blob {
  const text = rows.map((row) => row.map(cellOf).join(',')).join('\r\n');
  return new Blob(['\ufeff', text, '\r\n'], { type: 'text/csv;charset=utf-8' });
}

function cellOf(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
