/** How a text to read is set on a page; what its line breaks mean follows from it. */
export const passageForms = ["prose", "verse", "letter", "notice", "table"] as const;

export type PassageForm = (typeof passageForms)[number];
