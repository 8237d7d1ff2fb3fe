import fc from "fast-check";
import { expect, test } from "vitest";
import { foldMarks } from "#lib/core/fold-marks.ts";
import { collectEntries } from "./collect-entries.ts";
import { makeSearch } from "./make-search.ts";

type Skill = readonly [id: string, subject: "maths" | "vietnamese", strand: string, title: string];

const numbers = "Số và phép tính";
const lists = [
  {
    classId: "2",
    skills: [
      ["c2-compare", "maths", numbers, "So sánh số đến 1000"],
      ["c2-carry", "maths", numbers, "Cộng, trừ trong phạm vi 1000"],
      ["c2-spell", "vietnamese", "Chính tả", "iê, yê hay ia"],
    ],
  },
  {
    classId: "3",
    skills: [
      ["c3-read", "maths", numbers, "Đọc, viết số đến 100 000"],
      ["c3-units", "maths", "Hình học và đo lường", "dm², m², mm²"],
      ["c3-circle", "maths", "Hình học và đo lường", "Trung điểm, hình tròn"],
      ["c3-story", "maths", numbers, "Bài toán hai bước tính"],
      ["c3-d-gi-r", "vietnamese", "Chính tả", "Chính tả: d, gi hay r"],
      ["c3-names", "vietnamese", "Chính tả", "Viết hoa tên địa lí Việt Nam"],
    ],
  },
] as const satisfies readonly { classId: string; skills: readonly Skill[] }[];

const entries = collectEntries(
  lists.map(({ classId, skills }) => ({
    classId,
    practice: skills.map(([id, subject, strand, title]) => ({
      title,
      image: "book",
      href: `/course-detail/${id}`,
      skill: { id, subject, strand },
    })),
    challenge: [],
  })),
);
const search = makeSearch(entries);
const titles = (query: string) => search(query).map(({ title }) => title);

test.each([
  ["cong tru", "Cộng, trừ trong phạm vi 1000"],
  ["trừ cộng", "Cộng, trừ trong phạm vi 1000"],
  ["CỘNG TRỪ 1000", "Cộng, trừ trong phạm vi 1000"],
  ["pham vi", "Cộng, trừ trong phạm vi 1000"],
  ["doc so", "Đọc, viết số đến 100 000"],
  ["đọc số", "Đọc, viết số đến 100 000"],
  ["doc 100000", "Đọc, viết số đến 100 000"],
  ["doc 100 000", "Đọc, viết số đến 100 000"],
  ["mm2", "dm², m², mm²"],
  ["chinh ta d", "Chính tả: d, gi hay r"],
  ["viet so", "Đọc, viết số đến 100 000"],
  ["viết", "Viết hoa tên địa lí Việt Nam"],
  ["việt", "Tiếng Việt lớp 2"],
  ["tru", "Cộng, trừ trong phạm vi 1000"],
  ["tieng viet lop3", "Tiếng Việt lớp 3"],
  ["toan", "Toán lớp 2"],
  ["toán 3", "Toán lớp 3"],
  ["lop 2", "Lớp 2"],
])("%s finds first %s", (query, title) => {
  expect(titles(query).at(0)).toBe(title);
  expect(titles(query.normalize("NFD")).at(0)).toBe(title);
});

test("a class and a shelf together find what stands there", () => {
  expect(titles("lop 3 chinh ta")).toEqual(["Chính tả: d, gi hay r", "Viết hoa tên địa lí Việt Nam"]);
  expect(titles("chinh ta lớp 3")).toEqual(titles("lop 3 chinh ta"));
  expect(titles("lop 2 tieng viet")).toEqual(["Tiếng Việt lớp 2", "iê, yê hay ia"]);
});

test.each(["", "   ", "?!", "lop 9", "lop 2 lop 3", "xyz", "cong tru lop 3"])("%o finds nothing", (query) => {
  expect(titles(query)).toEqual([]);
});

const anyEntry = fc.constantFrom(...entries);
const anyWord = fc.constantFrom(...entries.flatMap(({ title }) => title.split(" ")), "lop", "2", "3", "toan", "tieng");

test("everything is found by its title, without marks and in any order of the words", () => {
  fc.assert(
    fc.property(anyEntry, fc.boolean(), fc.infiniteStream(fc.nat()), (entry, isFolded, chance) => {
      // A number after "lớp" is the class; elsewhere it is a word like others.
      if (entry.title.includes("ớp")) return;
      const words = entry.title.split(" ").toSorted(() => ((chance.next().value ?? 0) % 3) - 1);
      const query = words.join(" ");
      expect(search(isFolded ? foldMarks(query) : query)).toContain(entry);
    }),
  );
});

test("another word never finds more, and nothing is found twice", () => {
  fc.assert(
    fc.property(fc.array(anyWord, { minLength: 1, maxLength: 4 }), anyWord, (words, more) => {
      const found = search(words.join(" "));
      expect(new Set(found).size).toBe(found.length);
      const narrower = search([...words, more].join(" "));
      expect(narrower.filter((entry) => !found.includes(entry))).toEqual([]);
    }),
  );
});

test("what is typed is searched for, whatever it is", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 300 }), (query) => {
      for (const entry of search(query)) expect(entries).toContain(entry);
    }),
  );
});
