import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { checkUsername } from "./check-username.ts";
import { rudeWords } from "./rude-words.ts";

describe("checkUsername", () => {
  test.each([
    ["An", "An"],
    ["  Bé   An ", "Bé An"],
    ["Hươu Vui Vẻ 27", "Hươu Vui Vẻ 27"],
    ["Hà\u00a0Nội", "Hà Nội"],
    ["Đặng Thuỷ".normalize("NFD"), "Đặng Thuỷ"],
    ["H\tNiê", "H Niê"],
    ["Lớp 4A 10", "Lớp 4A 10"],
    ["Diều Giấy 123456", "Diều Giấy 123456"],
  ])("takes %j as %j", (raw, name) => {
    expect(checkUsername(raw)).toEqual({ ok: true, value: name });
  });

  test.each([
    "Đức",
    "Duc",
    "Lồng",
    "Long",
    "Cúc",
    "Cuc",
    "Bích",
    "Bich",
    "Lon",
    "Lợn Con",
    "Các Bạn",
    "Cac Ban",
    "Bưởi",
    "Buoi Sang",
    "Dịu",
    "Du",
    "Đu Đủ",
    "Đi Học",
    "Đỉnh",
    "Cụt",
    "Cut",
    "Đèo Cả",
    "Deo",
    "Đại",
    "Dat",
    "Hiệp",
    "Điềm",
    "Chó Con",
    "Cún Tây",
    "Phúc",
    "Phuc",
    "Phùng",
    "Fuji",
    "Mai Dung",
    "Bố Ngọc",
    "Mẹ Na",
    "Sen",
    "Essex",
    "Niger",
    "Shin",
    "Titan",
    "Xuân Xanh",
    "B4 4n",
    "An 4",
    "Minh 10",
    "Tú 0",
    "A B C",
    "Ngu Công",
    "Dâu Tây",
    "Điệp",
  ])("lets the innocent name %j pass", (name) => {
    expect(checkUsername(name).ok).toBe(true);
  });

  test.each([
    ["", "too-short"],
    ["   ", "too-short"],
    ["A", "too-short"],
    ["Nguyễn Thị Ánh Tuyết 12", "too-long"],
    ["an@thu.vn", "email"],
    ["ten-rat-dai-cua-con@thu.example.vn", "email"],
    ["0912345678", "phone"],
    ["0912 345 678", "phone"],
    ["An 0912.345.678", "phone"],
    ["+84 912 345 678", "phone"],
    ["Hươu 😀", "letters"],
    ["An!", "letters"],
    ["<b>An</b>", "letters"],
    ["Аnna", "letters"],
    ["Ａｎ", "letters"],
    ["An\u200bBình", "letters"],
    ["an\u0000", "letters"],
    ["b\u0330\u0330\u0330ạn", "letters"],
  ])("refuses %j as %s", (raw, reason) => {
    expect(checkUsername(raw)).toEqual({ ok: false, reason });
  });

  test.each([
    "LỒN",
    "lồnnn",
    "l ồ n",
    "Bé Lồn",
    "l0n",
    "c4c",
    "d1t m3",
    "địt",
    "ĐỊT MẸ",
    "đitme địt",
    "Fuuuck You",
    "Fu ck",
    "SH1T",
    "b1tch",
    "Đ ụ",
    "x x x",
    "đéo",
    "Mẹ Mày",
    "óc chó",
    "Đồ Ngu",
    "Sexy Girl",
    "đm",
    "vcl",
    "Nigga",
  ])("refuses the rude name %j", (name) => {
    expect(checkUsername(name)).toEqual({ ok: false, reason: "rude" });
  });

  test("counts letters, not bytes or decomposed marks", () => {
    expect(checkUsername("ế".normalize("NFD").repeat(20)).ok).toBe(true);
    expect(checkUsername("ế".repeat(21))).toEqual({ ok: false, reason: "too-long" });
  });

  test("whatever is typed, a name that passes is NFC, trimmed, 2 to 20 letters, and passes again unchanged", () => {
    const letters = fc.stringMatching(/^[a-zA-ZđĐơưẾộ0-9 .@😀]{0,26}$/u);
    fc.assert(
      fc.property(fc.oneof(letters, fc.string({ unit: "binary" })), (raw) => {
        const checked = checkUsername(raw);
        if (!checked.ok) return;
        expect(checked.value).toBe(checked.value.normalize("NFC").trim());
        expect(checked.value).not.toMatch(/ {2}|[^\p{L}\d ]/u);
        expect([...checked.value].length).toBeGreaterThanOrEqual(2);
        expect([...checked.value].length).toBeLessThanOrEqual(20);
        expect(checkUsername(checked.value)).toEqual(checked);
      }),
      { numRuns: 1000 },
    );
  });

  test("a rude word is refused in any case, with any letter drawn out and beside any other word", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...rudeWords.inside, ...rudeWords.insideWord, ...rudeWords.anyMarks, ...rudeWords.whole),
        fc.nat(),
        fc.boolean(),
        fc.constantFrom("", "Bé ", "An "),
        (word, at, isUpper, before) => {
          const letters = [...word];
          const place = at % letters.length;
          const drawn = letters
            .flatMap((letter, index) => (index === place && letter !== " " ? [letter, letter] : [letter]))
            .join("");
          const name = `${before}${isUpper ? drawn.toUpperCase() : drawn}`;
          expect(checkUsername(name)).toEqual({ ok: false, reason: "rude" });
        },
      ),
      { numRuns: 1000 },
    );
  });
});
