import type { WordList } from "./word-list.ts";

/** Parted by commas, as they stand. */
const split = (words: string): readonly string[] => words.split(",").map((word) => word.trim());

/**
 * What else a name on a children's board may not speak of. For comparing only, as rude-words.ts, and written by the same
 * rule: `whole` with its marks where the same letters with other marks are somebody's name or an innocent thing ("tham
 * dự", "Thu Tường"), `anyMarks` where they are not.
 */
export const unfitWords: Required<WordList> = {
  inside: split(`xvideos, xhamster, youporn, redtube, onlyfans, 8xbet, 188bet, kubet, kubetvn, sunwin, 789club,
    hitclub, rikvip, 12bet, 1xbet, 789bet, i9bet, dafabet,
    taixiu, casino, terrorist, suicide, heroin, cocain, marijuana, methamphetamine`),
  insideWord: split("killer, murder, hentai, vibrator, putin, stalin"),
  anyMarks: [
    // Violence.
    ...split(`giet nguoi, giet chet, giet het, giet may, giet ban, sat nhan, chem giet, chem nguoi, dam chet, khung bo, phanh thay,
      chat dau, chat xac, xa sung, danh chet, dap chet, ban chet, chet di, chet me, chet tiet, kill, kills, killing, kill all,
      terror, genocide, massacre, isis, taliban, hamas, al qaeda, bin laden, serial killer, school shooting, hate you, mafia,
      bomber, stab you, shoot you, phat xit, tan sat, tham sat`),
    // Harm to oneself.
    ...split(`tu sat, muon chet, nhay lau, nhay cau, rach tay, cat co tay, khong muon song, chan song, kms, kys, kill myself,
      kill yourself, go die, want to die, wanna die, hate myself, self harm, cut myself, suicidal, thuoc chuot, thuoc sau`),
    // Sex.
    ...split(`khieu dam, coi truong, coi quan ao, kich duc, xuat tinh, bao cao su, gai goi, gai nganh, gai dam, nguc to, bop vu,
      bu vu, bu liem, du nhau, dit nhau, phim sex, phim nguoi lon, cuong dam, lam dam, tham du duc, trym, chym, jav,
      porno, nudes, naked, xnxx, xvideo, phim heo, gai bao, check hang, hap diem, thu dam, dam dat, dam phu, hang khung,
      doggy style, big ass, big cock, sexting, sugar baby, sugar daddy`),
    // Gambling.
    ...split(`casino, poker, jackpot, slot game, game bai, tai xiu, xi dach, nha cai uy tin, danh de, choi de, keo bong, keo nha cai,
      nap tien, rut tien, vay tien, cho vay, w88, m88, bk8, ae888, fun88, go88, b52club, vn88, f8bet, fb88, shbet, new88, okvip, mb66, sv388, bet88, betting, gambling, roulette, baccarat`),
    // Drugs, smoke and drink.
    ...split(`ma tuy, ketamine, cannabis, ecstasy, opium, lsd, meth, weed, smoke weed, vape, vaping, shisha, thuoc lac, thuoc phien,
      bach phien, bong cuoi, hut thuoc, hut can sa, hut co my, nghien ngap, nghien hut, say ruou, uong ruou, ruou bia, bia ruou, nhau nhet,
      bia om, drunk, drug, drugs, cocaine, vodka, whisky, whiskey, cigarette, tiem chich, buon ma tuy, thuoc la dien tu`),
    // Politics and hatred.
    ...split(`dang cong san, vnch, viet nam cong hoa, tau khua, chu tich nuoc, tong bi thu, ho chi minh, chu tich ho, ngo dinh diem,
      nguyen van thieu, trump, donald trump, zelensky, biden, stalin, lenin, mao trach dong, tap can binh, xi jinping,
      kim jong un, pol pot, kkk, swastika, ba que xo la, viet cong san, xuong duong bieu tinh, white power, rau den cho,
      da den ban thiu, mien nui ngu, toc meo, do moi`),
    // Insults.
    ...split(`thieu nang, bai nao, tre trau, mat net, hoi nach, than kinh, oc heo, do vo dung, rac ruoi,
      idiot, stupid, moron, loser, ugly, dumb, shut up, damn, crap, piss, pisses, pimp, prostitute, stripper, pedo,
      dcmn, vcd, vkll, cmnr, cmn, vcloz, vlon, vloz, cdm, dmvl, clmn, clgv`),
  ],
  whole: [
    ...split(`giết, giet, chết, đâm chém, đánh nhau, đánh bom, bạo lực, máu me, kẻ sát nhân, sát thủ, sat thu, chém, bắn giết, khát máu,
      tra tấn, đổ máu, thảm sát, đồ sát, xã hội đen, die, dead, bomb, bom mìn, bom nguyên tử`),
    ...split("tự tử, tự hại, treo cổ, cắt tay, uống thuốc độc, thắt cổ, chán đời, tự vẫn"),
    ...split(`làm tình, tình dục, cưỡng hiếp, khoả thân, khỏa thân, cởi đồ, cởi quần, tinh trùng, ấu dâm, dâm dê, dâm nữ, gái dâm, đồ dâm, thích dâm,
      thẩm du, quay tay, vú to, vú bự, dú to, mông to, chim to, xoạc, liếm, lìn, lình xìn, nện nhau, phang nhau, kích dâm, hở hang,
      sung sướng quá, âm đạo, dương vật, ngủ với anh, mại dâm, sờ vú, bóp vú, bú ti, đụ nhau, chịch nhau,`),
    ...split(`cờ bạc, co bac vip, cá độ, ca do bong da, lô đề, lo de, số đề, xóc đĩa, đánh bạc, nổ hũ, no hu, cá cược, nhà cái, đá gà,
      đề đóm, con bạc, soi cầu, bài bạc, đỏ đen, chơi đề, sòng bạc, song bac, xổ số, bet`),
    ...split(`cần sa, can sa, m4 tuy, m4 tuý, m4 túy, hút cần, hút cỏ, bay lắc, đập đá, chơi đá, hàng trắng, thuốc lá, thuốc lào, con nghiện, nghiện, rượu,
      xì ke, hít ke, say xỉn, say xin, chơi đồ, hút chích, đồ nghiện, bia hơi, đi nhậu, phê thuốc, phê pha`),
    ...split(`cộng sản, cong san, phản động, phan dong, đảo chính, lật đổ, đả đảo, bò đỏ, khựa, trung cộng, tàu cộng, việt cộng,
      chủ tịch, thủ tướng, tổng thống, bộ trưởng, bí thư, quốc xã, mỹ nguỵ, mỹ ngụy, nguỵ quân, ngụy quân, tham nhũng, biểu tình, mọi rợ, mọi đen,
      nam kỳ lông, bắc kỳ chó, cờ vàng, chính trị, chế độ, độc tài, phát xít, nazi, hamas, is`),
    ...split(`óc bò, não tàn, tâm thần, tự kỷ, tự kỉ, bại liệt, bố láo, láo toét, đần, khùng, điên, ngáo, ngáo đá, đồ hâm, hâm dở, xấu xí, béo ú, đồ lùn,
      đồ rác, rác rưởi, cức, đồ khỉ, đồ quỷ, thằng ngáo, con điên, bé ngu, siêu ngu, ngu quá, ngu thế, ngu học, rất ngu, ngu vãi, ngu vl, vl, vãi, vãi cả, cc, cl, dcm, mặt lol, loz,
      ass, hell, dume, đmm, đờ mờ, đờ cờ mờ, đê ca mờ, vờ lờ, vê lờ, cờ lờ, vờ cờ lờ, vãi nồi, vãi lúa, con mẹ nó, mẹ nó, bỏ mẹ, bỏ bu, tiên sư,
      tổ sư, bố tiên sư, cụ mày, đồ cave, ca ve, cave, pê đê, bê đê, bóng lộ, xăng pha nhớt, con đuỹ, đuỹ, đuĩ`),
  ],
  // "Kim" with a "c" for the "k" looks like it.
  asTyped: ["clm"],
};
