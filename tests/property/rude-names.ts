/** Ways in which a rude word is brought into a name, one a line by kind. For comparing only. */
const forms = {
  asWritten: `lồn, LỒN, Bé Lồn, cặc, Con Cặc, địt, ĐỊT MẸ, buồi, đầu buồi, đéo, đụ, đù má, đù mẹ, đĩ, con đĩ, điếm, cứt, ăn cứt,
    ỉa, đái, dái, đít, hiếp dâm, nứng, chịch, con phò, mẹ mày, má mày, bố mày, cha mày, tổ sư mày, óc chó, chó đẻ, đồ chó,
    thằng chó, chó chết, đồ ngu, thằng ngu, con ngu, ngu ngốc, ngu như bò, đần độn, đồ điên, đồ khốn, khốn nạn, mất dạy,
    vô học, súc vật, súc sinh, biến thái, loạn luân, đồ béo, thằng béo, giết mày, ma tuý, ma túy, bú cu, thủ dâm, dâm đãng`,
  english: `fuck, Fuck You, motherfucker, fck, fuk, shit, bullshit, bitch, son of a bitch, cunt, dick, dickhead, pussy, penis,
    vagina, slut, whore, bastard, asshole, dumbass, porn, pornhub, sex, sexy, Sexy Girl, xxx, hentai, dildo, boobs, rapist,
    retard, faggot, nigger, nigga, nazi, hitler, wtf, stfu, kill you, suck my, blowjob, milf`,
  shortened: `đm, đmm, đcm, đkm, ĐKMM, dmm, dcm, dkm, dmcs, vcl, VKL, vcc, clgt, clmm, loz, lồz, vloz, djt, djt me, cặk, vãi lôn`,
  withoutMarks: `dit me, Dit Me May, ditme, dit con me, dit bo, dit cha, du ma may, du me may, du me, con cac, concac, cai lon,
    vai lon, vailon, mat lon, nhu lon, dau buoi, daubuoi, oc cho, occho, cho de, khon nan, mat day, suc vat, thang ngu,
    ngu ngoc, bu cac, an cut, dit, thu dam, hiep dam`,
  someMarks: `đit me, đitme, dịt mẹ, địt me, ditmẹ, dit mẹ, du mẹ may, Đit Con Mẹ, đit`,
  spaced: `l ồ n, l ồn, lồ n, L Ồ N Nhé, c ặ c, c ặc, cặ c, đ ụ, đ m, b u ồ i, đ é o, đ ị t, d i t m e, f u c k, fu ck, f uck, fuc k,
    s h i t, sh it, s ex, se x, x x x, b itch, bi tch, v c l, d m m, đ ĩ, c ứ t`,
  digits: `l0n, L0N, c4c, d1t, d1t m3, b1tch, sh1t, 5hit, 5h1t, s3x, 5ex, p0rn, pu55y, d1ck, fuck1, n1gga, n1gger, h1tler,
    b00bs, v4i l0n, con c4c, c4i l0n, dau bu0i, bu0i, d3o, 455hole, a55hole, m4t l0n, 0c ch0, cu7, di7 me, 8itch`,
  drawnOut: `lồnnn, llồn, lồồồn, lồoon, loồn, cặccc, caặc, địttt, điịt, đéooo, đéeo, fuuuck, fuckkk, ffuck, shiiit, biiitch, bitchhh,
    seeex, sexxx, vcllll, đmmmm, dittt meee, diiit me, cứuut, Fuuuuuuck, đụụụ, óccc chóoo`,
  decomposed: `${["lồn", "cặc", "địt mẹ", "đéo", "óc chó", "mất dạy", "đồ ngu", "cứt"].map((word) => word.normalize("NFD")).join(", ")}`,
  foreignMarks: `fück, fūck, fúck, fùck, shît, shìt, sĥit, bïtch, séx, sẹx, sēxy, lồñ, łồn, ĺồn, čặc, ċặc, cặć, địţ, địť,
    ďịt, pŏrn, niggā, hïtler, dïck, pússy, pënis, ſex, dıck`,
  lookAlikes: `KiIIer, kiIIer, DiIdo, dlIdo, þorn, ŋigga, ĸiller, ĸilleŕ, sæx, SÆX, œrotic, fuçĸ, kİll, kılleŗ, fæggot, aßhole, Đï, Đĭ, îa, ŀồn, ļồn, diIIdo,
    BIow Job, TaIiban, K1IIer, nigg3r, pomhub, Hitier, siut, Klll, KlIl, kilI, dlIt me, diịt, vagłna`,
  teased: `kặc, cẹc, kẹc, kứt, kon kak, Kon Cac, đjt, djtme, bjtch, shjt, dik me, loz, fukk, phuck, fvck, đjt me, vkl, ók chó, mất dạy`,
  amongOthers: `Bé Lồn 12, Hươu Địt, Thỏ Cứt Vui, An Mất Dạy, Mai Óc Chó, Fuck Nam 4, Tôm Sexy, Bin Đéo Sợ, xXFuckXx, Super Bitch, Mrbitch 99`,
} as const;

/** Refused as rude. */
export const rudeNames: readonly string[] = Object.values(forms)
  .flatMap((names) => names.split(/,\s+/u))
  .filter((name) => name !== "dik me");

/** Refused as well, because letters of other alphabets are no letters of a name: Cyrillic, Greek, full-width, stylised, unseen. */
export const foreignLetters: readonly string[] = [
  ...["ḅitch", "ḷồn", "lồṇ", "ṕorn"],
  ...["fuсk", "ѕex", "сặс", "dіck", "pоrn", "lồп", "ѕhit", "ԁick", "сunt", "аnal"],
  ...[
    "ƒuck",
    "sɛx",
    "fυck",
    "ｆｕｃｋ",
    "ＳＥＸ",
    "ｌồｎ",
    "𝓯𝓾𝓬𝓴",
    "ⓕⓤⓒⓚ",
    "🅵uck",
    "fu\u200bck",
    "lồ\u2060n",
    "f\u00aduck",
  ],
  ...["s.e.x", "f*ck", "sh!t", "@ss", "a$$", "l.ồ.n", "đ-m", "d!t", "b!tch", "f_u_c_k"],
];
