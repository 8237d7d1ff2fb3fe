import { strToU8, zipSync } from "fflate";
import { dayMs } from "#lib/core/durations.ts";

/** A day, "2026-11-28", without an hour: no time zone moves it. */
export interface DayCell {
  readonly day: string;
}

export type Cell = string | number | DayCell | null;

export interface Sheet {
  readonly name: string;
  /** Widths in letters. */
  readonly columns: readonly { readonly width: number }[];
  /** The headings first; they stay in view, as do the first columns. */
  readonly rows: readonly (readonly Cell[])[];
  readonly fixedColumns: number;
}

/** The places of the formats in `styles`. */
const style = { heading: 1, text: 2, day: 3 } as const;

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const relations = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const packaged = "http://schemas.openxmlformats.org/package/2006";
const spreadsheet = "application/vnd.openxmlformats-officedocument.spreadsheetml";

export const workbookType = `${spreadsheet}.sheet`;

// 49 is the format "@": what is typed into such a cell later is text as well, even if it begins with "=".
const styles = `${head}<styleSheet xmlns="${main}">
<numFmts count="1"><numFmt numFmtId="164" formatCode="dd/mm/yyyy"/></numFmts>
<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts>
<fills count="3"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill>
<fill><patternFill patternType="solid"><fgColor rgb="FFE8EEF7"/><bgColor indexed="64"/></patternFill></fill></fills>
<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>
<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>
<cellXfs count="4"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>
<xf numFmtId="49" fontId="1" fillId="2" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1" applyFill="1" applyAlignment="1">
<alignment vertical="top" wrapText="1"/></xf>
<xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>
<xf numFmtId="164" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/></cellXfs>
<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles>
</styleSheet>`;

/** What XML cannot hold: control characters and halves of letters. */
const unfit = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

/** Excel reads "_x0041_" in a text as "A", unless the first "_" is itself written in this way. */
const escapeLike = /_(?=x[\da-f]{4}_)/giu;

function escapeXml(text: string): string {
  return text
    .replaceAll(unfit, "")
    .replaceAll(escapeLike, "_x005F_")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}

/** "A" for 0, "AA" for 26. */
function columnName(index: number): string {
  const before = index < 26 ? "" : columnName(Math.floor(index / 26) - 1);
  return before + String.fromCharCode("A".charCodeAt(0) + (index % 26));
}

/** Excel counts days from the end of 1899. */
const daysBefore1970 = 25_569;

function writeCell(cell: Cell, place: string, textStyle: number): string {
  if (cell === null || cell === "") return "";
  if (typeof cell === "number") return `<c r="${place}"><v>${cell}</v></c>`;
  if (typeof cell === "object") {
    return `<c r="${place}" s="${style.day}"><v>${Date.parse(cell.day) / dayMs + daysBefore1970}</v></c>`;
  }
  const text = `<is><t xml:space="preserve">${escapeXml(cell)}</t></is>`;
  return `<c r="${place}" s="${textStyle}" t="inlineStr">${text}</c>`;
}

function writeRow(row: readonly Cell[], index: number): string {
  const textStyle = index === 0 ? style.heading : style.text;
  const cells = row.map((cell, column) => writeCell(cell, `${columnName(column)}${index + 1}`, textStyle));
  return `<row r="${index + 1}">${cells.join("")}</row>`;
}

function writeSheet({ columns, rows, fixedColumns }: Sheet, index: number): string {
  const widths = columns.map(
    ({ width }, column) => `<col min="${column + 1}" max="${column + 1}" width="${width}" customWidth="1"/>`,
  );
  const all = `A1:${columnName(columns.length - 1)}${rows.length}`;
  return `${head}<worksheet xmlns="${main}"><dimension ref="${all}"/>
<sheetViews><sheetView${index === 0 ? ' tabSelected="1"' : ""} workbookViewId="0">
<pane xSplit="${fixedColumns}" ySplit="1" topLeftCell="${columnName(fixedColumns)}2" activePane="bottomRight" state="frozen"/>
</sheetView></sheetViews><sheetFormatPr defaultRowHeight="15"/><cols>${widths.join("")}</cols>
<sheetData>${rows.map(writeRow).join("")}</sheetData><autoFilter ref="${all}"/></worksheet>`;
}

/** By this name Excel finds the filter of a sheet. */
function nameFilter({ name, columns, rows }: Sheet, index: number): string {
  const all = `'${escapeXml(name.replaceAll("'", "''"))}'!$A$1:$${columnName(columns.length - 1)}$${rows.length}`;
  return `<definedName name="_xlnm._FilterDatabase" localSheetId="${index}" hidden="1">${all}</definedName>`;
}

const relation = (id: number, kind: string, target: string) =>
  `<Relationship Id="rId${id}" Type="${relations}/${kind}" Target="${target}"/>`;

const relationsOf = (all: readonly string[]) =>
  `${head}<Relationships xmlns="${packaged}/relationships">${all.join("")}</Relationships>`;

/** The files of a workbook by their names. */
function writeFiles(sheets: readonly Sheet[]): Readonly<Record<string, string>> {
  const entry = (name: string, kind: string) =>
    `<Override PartName="/xl/${name}.xml" ContentType="${spreadsheet}.${kind}+xml"/>`;
  const files = sheets.map((sheet, index) => ({ no: index + 1, name: sheet.name, text: writeSheet(sheet, index) }));
  const entries = [
    entry("workbook", "sheet.main"),
    entry("styles", "styles"),
    ...files.map(({ no }) => entry(`worksheets/sheet${no}`, "worksheet")),
  ];
  const tabs = files.map(({ no, name }) => `<sheet name="${escapeXml(name)}" sheetId="${no}" r:id="rId${no}"/>`);
  return {
    "[Content_Types].xml": `${head}<Types xmlns="${packaged}/content-types">
<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>
<Default Extension="xml" ContentType="application/xml"/>${entries.join("")}</Types>`,
    "_rels/.rels": relationsOf([relation(1, "officeDocument", "xl/workbook.xml")]),
    "xl/workbook.xml": `${head}<workbook xmlns="${main}" xmlns:r="${relations}">
<bookViews><workbookView/></bookViews><sheets>${tabs.join("")}</sheets>
<definedNames>${sheets.map(nameFilter).join("")}</definedNames></workbook>`,
    "xl/_rels/workbook.xml.rels": relationsOf([
      ...files.map(({ no }) => relation(no, "worksheet", `worksheets/sheet${no}.xml`)),
      relation(files.length + 1, "styles", "styles.xml"),
    ]),
    "xl/styles.xml": styles,
    ...Object.fromEntries(files.map(({ no, text }) => [`xl/worksheets/sheet${no}.xml`, text])),
  };
}

/**
 * An .xlsx file. What is a text is written as one and never as a formula. Packages that write such files compress them in
 * a worker made from a text, which the Content-Security-Policy refuses; this one needs no worker.
 */
export function writeWorkbook(sheets: readonly Sheet[]) {
  const files = Object.entries(writeFiles(sheets)).map(([name, text]) => [name, strToU8(text)] as const);
  // Always the same time: the same sheets make the same file.
  return zipSync(Object.fromEntries(files), { mtime: new Date(1980, 0, 1) });
}
