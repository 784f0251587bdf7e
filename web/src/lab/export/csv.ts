/** Rows as a table of comma-separated values. */
export function csvOf(rows: readonly (readonly (string | number | boolean)[])[]): string {
  return rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}

/** In quotation marks where a comma would end it. */
function cell(value: string | number | boolean): string {
  const text = String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
