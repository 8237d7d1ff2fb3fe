/** What class 1 puts the marks hỏi and ngã on; the marks stand here as they are written rightly. */

const list = (rows: string) => rows.split(/,\s+/u).map((each) => each.trim());

/** One syllable of each has one of the two marks. Letters and rimes up to week 7. */
export const firstWords: readonly string[] = list(
  `cờ đỏ, bó cỏ, cổ cò, dỗ bé, chú thỏ, chú khỉ, chú hổ, giỏ cá, sổ to, tủ to, mỏ gà, ngõ xa, đi ngủ, sữa bò, lửa to, đĩa cá, bữa trưa,
  rổ cá, chữ to, nhà cũ, lỗ to, tổ cò, tổ quạ, phở bò, quả dứa, quả na, quả mơ, nhỏ bé, bể cá, vẽ cá, vẽ gà, lũ gà, nghỉ hè,
  giữ nhà, hũ cà, rẽ phố, mở ra, đỡ bà, chở gà, chở dừa, bé ngã, ở nhà, ngã ba, xe cũ, bờ cỏ, vỗ về`,
);

/** The other syllable has no mark. Letters and rimes up to week 7. */
export const firstPairs: readonly string[] = list(
  `ô đỏ, sổ to, tủ to, lửa to, chữ to, lỗ to, ngõ xa, bữa trưa, quả na, quả mơ, quả lê, ngã ba, mở ra, bỏ ra, thở ra, xe cũ,
  hũ to, giỏ to, đũa tre, sửa xe, chẻ tre, vỏ lê, rễ tre, mua vở, vẽ cua, vẽ dê, giữ xe, chở dê, chở cua, nghỉ trưa, nhổ tre,
  rổ to, mũ to, lũ dê, đĩa to, vẽ xe, rổ cua, bỏ cua, mua phở, đĩa dưa, ra ngõ, ra cửa, vẽ tre, mua sữa, chia quả`,
);

/** Both marks are in each. Letters and rimes up to week 10. */
export const firstPhrases: readonly string[] = list(
  `bé vẽ quả khế, mũ đỏ của bé, bà mở tủ gỗ, thỏ nhỏ ở ngõ, gõ cửa nhà bà, bố xẻ gỗ, chị kẻ vở vẽ, đĩa ổi nhỏ, bé giữ quả na, bé vẽ khỉ,
  cô chỉ chữ, đỗ xe ở nhà, bé ngã ở cửa, bữa phở ở phố, mũ nỉ để ở tủ, vở cũ để ở kệ, sữa ở ca nhỏ, chị rẽ ở ngã ba, bà trả hũ cà,
  gà mổ đỗ, rổ đỗ đỏ, lũ khỉ hái quả, bà dỗ bé ngủ, chữ nhỏ ở vở, gỗ để ở cửa, rễ tre ở bờ ao, chở gỗ về nhà, mở hũ sữa,
  thỏ giữ nhà, đi bộ ở ngõ nhỏ, chú hổ vẽ cỏ, mẹ để mũ ở tủ, bà mua mũ đỏ, chị mở vở vẽ, bố sửa mũ, cô giữ sổ nhỏ`,
);
