/** Things that lie on a plate. */
export const things = ["apple", "mango", "orange", "peach", "custard-apple", "candy", "egg", "marble"] as const;

export type Thing = (typeof things)[number];

export const plates = [
  { name: "đĩa xanh", paint: "blue" },
  { name: "đĩa đỏ", paint: "red" },
] as const;
