/** What class 1 calls by name: flat shapes and solids (curriculum, c1-flat-shapes and c1-solid-shapes). */
export type FlatSort = "circle" | "square" | "rectangle" | "triangle";

export type SolidSort = "cube" | "box";

export type Sort = FlatSort | SolidSort;
