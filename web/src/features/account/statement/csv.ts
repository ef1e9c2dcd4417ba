/** Writes a table as CSV (RFC 4180), for spreadsheets too (docs/rules/account.md#invoices-as-csv). */

type Cell = string | number;

/** Spreadsheets read other files in the letters of the system. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Returns the file. Numbers are amounts: a point and two decimals, in every language. */
export function toCsv(rows: readonly (readonly Cell[])[]): string {
  return BYTE_ORDER_MARK + rows.map((row) => `${row.map(toField).join(',')}\r\n`).join('');
}

function toField(cell: Cell): string {
  if (typeof cell === 'number') return cell.toFixed(2);
  const text = toHarmless(cell);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * A spreadsheet takes a text that begins with one of these signs for a formula, which could send data away. It shows the
 * apostrophe of a harmless one.
 */
const toHarmless = (text: string) => (/^\s*[=+\-@＝＋－＠|]|^[\t\r\n]/.test(text) ? `'${text}` : text);
