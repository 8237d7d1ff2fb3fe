/** A panel of the pages for grown-ups: white, with a rule around it. */
export const panelClass = "grid gap-4 rounded-[16px] border border-line bg-card p-4 tablet:p-5";
