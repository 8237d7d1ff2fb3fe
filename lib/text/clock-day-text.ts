interface Doing {
  /** Stands after a name: "Lan ăn sáng". */
  readonly what: string;
  /** The part of the day, as it is seen in the sky. */
  readonly sky: "morning" | "noon" | "afternoon" | "evening";
}

/** What a child of six does at each hour of the clock, or at half past it. */
export const clockDayText: Readonly<Record<number, readonly Doing[]>> = {
  1: [{ what: "ngủ trưa", sky: "noon" }],
  2: [
    { what: "học đàn", sky: "afternoon" },
    { what: "học vẽ", sky: "afternoon" },
  ],
  3: [
    { what: "đi bơi", sky: "afternoon" },
    { what: "đọc sách", sky: "afternoon" },
  ],
  4: [
    { what: "tan học", sky: "afternoon" },
    { what: "thả diều", sky: "afternoon" },
  ],
  5: [
    { what: "thả diều", sky: "afternoon" },
    { what: "tưới cây", sky: "afternoon" },
  ],
  6: [
    { what: "thức dậy", sky: "morning" },
    { what: "tập thể dục", sky: "morning" },
  ],
  7: [
    { what: "đến trường", sky: "morning" },
    { what: "ăn tối", sky: "evening" },
  ],
  8: [
    { what: "học toán", sky: "morning" },
    { what: "nghe kể chuyện", sky: "evening" },
  ],
  9: [
    { what: "học vẽ", sky: "morning" },
    { what: "đi ngủ", sky: "evening" },
  ],
  10: [
    { what: "học hát", sky: "morning" },
    { what: "học tiếng Việt", sky: "morning" },
  ],
  11: [{ what: "ăn trưa", sky: "noon" }],
  12: [{ what: "ngủ trưa", sky: "noon" }],
};
