import { sheetText as text } from "#lib/text/sheet-text.ts";

/** What file systems refuse, and letters that are not seen and turn others around. */
const unfit = /[<>:"/\\|?*\p{Cc}\p{Cf}]+/gu;

/** "Lớp 3A Hoa Mai - 2026-11-28.xlsx" */
export function sheetFileName(className: string, today: string): string {
  return `${text.fileName(className.replaceAll(unfit, "-").trim(), today)}.xlsx`;
}
