/**
 * What a name on a children's board may not hold: vulgar words, insults and slurs, as a school would expect. The list is
 * for comparing only and is shown to nobody. Vietnamese words stand with their marks, because without them most are
 * harmless ("các", "bưởi", "lớn" typed as "cac", "buoi", "lon"); a listed word without marks is meant as it stands.
 */
export const rudeWords = {
  /** Refused wherever they stand, across spaces too: no Vietnamese or given name contains them. */
  inside: ["cặc", "cẹc", "địt", "buồi", "đéo", "fuck", "fvck", "nigger", "nigga", "hitler", "pornhub"],
  /** Refused inside one word, whatever marks it wears. */
  insideWord: ["bitch", "asshole", "faggot", "motherf", "ditme", "ditcon", "ditmay", "dumemay", "dumamay"],
  /** Refused as a word or a phrase of their own, whatever marks they wear: no innocent words look like them. */
  anyMarks: [
    ...[
      "fck",
      "fuk",
      "phuck",
      "phuk",
      "shit",
      "bullshit",
      "cunt",
      "dick",
      "dickhead",
      "pussy",
      "penis",
      "vagina",
      "slut",
      "whore",
    ],
    ...["bastard", "dumbass", "jackass", "porn", "porno", "sex", "sexy", "sexi", "xxx", "xnxx", "hentai", "dildo"],
    ...["boob", "boobs", "cocksucker", "blowjob", "handjob", "rapist", "retard", "motherfucker", "milf", "twat"],
    ...["wank", "wanker", "horny", "anus", "nazi", "wtf", "stfu", "kill you", "suck my"],
    ...[
      "dit",
      "dit me",
      "dit ma",
      "dit bo",
      "dit cha",
      "dit con me",
      "dit may",
      "du me may",
      "du ma may",
      "djt",
      "clgt",
    ],
    ...["vcl", "vkl", "vcc", "clmm", "dmm", "dcm", "dkm", "dcmm", "dkmm", "dmcs", "vloz", "loz", "vailoz", "vai loz"],
  ],
  /** Refused as a word or a phrase of their own, written exactly so. */
  whole: [
    ...["lồn", "lồz", "lồnz", "vãi lôn", "vãi lon", "cặk", "đụ", "đù má", "đù mẹ", "du me", "du ma"],
    ...["đĩ", "đỉ", "điếm", "cứt", "ỉa", "đái", "dái", "hiếp", "nứng", "chịch", "đm", "đmm"],
    ...["đcm", "đkm", "đcmm", "đkmm", "đmcs", "vailon", "vai lon", "cai lon", "mat lon", "liem lon", "an lon"],
    ...[
      "nhu lon",
      "con cac",
      "concac",
      "cai cac",
      "vai cac",
      "an cac",
      "bu cac",
      "nhu cac",
      "dau cac",
      "bú cu",
      "bu cu",
    ],
    ...["dau buoi", "daubuoi", "mat buoi", "bu buoi", "an cut", "ancut", "lam di", "thu dam", "hiep dam"],
    ...["mẹ mày", "má mày", "bố mày", "cha mày", "bà mày", "ông mày", "tổ sư mày", "tiên sư mày", "mẹ kiếp"],
    ...["óc chó", "oc cho", "occho", "óc lợn", "chó đẻ", "cho de", "đồ chó", "do cho", "thằng chó", "thang cho"],
    ...["chó chết", "cho chet", "chó má", "đồ lợn", "đồ ngu", "thằng ngu", "thang ngu", "con ngu", "ngu ngốc"],
    ...["ngu ngoc", "ngu như", "ngu nhu", "ngu si", "ngu đần", "ngu dan", "đần độn", "dan don", "đồ điên"],
    ...["thằng điên", "đồ khùng", "thằng khùng", "đồ khốn", "khốn nạn", "khon nan"],
    ...["khốn kiếp", "mất dạy", "mat day", "vô học", "súc vật", "suc vat", "súc sinh", "suc sinh"],
    ...[
      "biến thái",
      "con phò",
      "làm phò",
      "thủ dâm",
      "bán dâm",
      "mãi dâm",
      "dâm đãng",
      "dâm dục",
      "dâm ô",
      "dâm tặc",
      "bệnh hoạn",
      "loạn luân",
      "đồ béo",
      "thằng béo",
      "thằng lùn",
    ],
    ...["đi chết", "chết đi", "giết mày", "ma tuý", "ma túy", "ma tuy", "cần sa"],
  ],
  /** Harmless as they stand, but nobody writes them with a digit for a letter by chance ("l0n", "c4c"). */
  withDigits: ["lon", "cac", "cak", "buoi", "dit", "deo", "cut"],
} as const;
