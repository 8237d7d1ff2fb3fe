export type Place = "hundreds" | "tens" | "ones";

/** What the places of a number are called. */
export const placeNames: Readonly<Record<Place, string>> = { hundreds: "trăm", tens: "chục", ones: "đơn vị" };

/** What one block of a place is called. */
export const blockNames: Readonly<Record<Place, string>> = {
  hundreds: "tấm trăm",
  tens: "thanh chục",
  ones: "khối lẻ",
};
