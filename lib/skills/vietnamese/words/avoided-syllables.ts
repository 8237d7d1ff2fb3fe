/** Syllables that a change of tone, sound or rime could lead to and that no child should be shown. */
export const avoidedSyllables: ReadonlySet<string> = new Set(
  [
    "bím bòi buồi cặc chết chịch chửi cức cứt dái dâm đái đéo đĩ đỉ địt đít điên đù đụ đểu giết hĩm hiếp",
    "ị ỉa láo lìn lồn máu mày ngu nứng quỷ tao tè thối tử vú xác",
  ].flatMap((row) => row.split(" ")),
);
