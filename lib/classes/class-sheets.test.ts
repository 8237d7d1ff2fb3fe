import { expect, test } from "vitest";
import type { Assignment, AssignmentResult } from "./assignment-view.ts";
import { type ClassExport, classSheets, type PractisedSkill } from "./class-sheets.ts";
import type { SeatView } from "./class-view.ts";
import type { SeatSkill } from "./progress-view.ts";

function seat(number: number, lastAt: string | null = null): SeatView {
  const week = { days: ["2026-11-23", "2026-11-25"], seconds: 610, asked: 40, rightFirst: 31, lastAt };
  const pupil = lastAt === null ? null : { username: `Bạn ${number}`, joinedAt: "2026-11-20T00:00:00Z", ...week };
  return { number, emblem: number - 1, sealedName: null, cardVersion: 1, pupil };
}

// Half past one at night in Việt Nam is the evening before in UTC.
const atNight = "2026-11-24T18:30:00+00:00";

const view = { monday: "2026-11-23", seats: [seat(1, atNight), seat(2), seat(3, atNight)] };
const names = new Map([[1, "Nguyễn Văn An"]]);
const nothing: ClassExport = { progress: { skills: [] }, skills: [], results: [], tests: [] };

const sheetsOf = (more: Partial<ClassExport>) => {
  const [pupils, skills, work] = classSheets({ ...nothing, ...more, view, names });
  return { pupils, skills, work };
};

test("the pupils' sheet has a row a seat, with the name or else the emblem's", () => {
  const { pupils } = sheetsOf({});
  expect(pupils?.name).toBe("Học sinh");
  expect(pupils?.rows).toEqual([
    [
      "Số",
      "Tên",
      "Tên tự đặt",
      "Số ngày học, tuần từ 23/11/2026",
      "Số phút, tuần từ 23/11/2026",
      "Câu đã làm, tuần từ 23/11/2026",
      "Câu đúng lần đầu, tuần từ 23/11/2026",
      "Ngày học gần nhất",
    ],
    [1, "Nguyễn Văn An", "Bạn 1", 2, 10, 40, 31, { day: "2026-11-25" }],
    [2, "Voi sao vàng", null, null, null, null, null, null],
    [3, "Ếch lá xanh", "Bạn 3", 2, 10, 40, 31, { day: "2026-11-25" }],
  ]);
});

test("a class without skills and without work has the headings only", () => {
  const { skills, work } = sheetsOf({});
  expect(skills?.rows.map((row) => row.length)).toEqual([2, 2, 2, 2]);
  expect(work?.rows).toHaveLength(1);
});

test("every row has as many cells as there are columns", () => {
  const { pupils, skills, work } = sheetsOf({ ...practised, results: [{ assignment: assignment({}), results: [] }] });
  for (const sheet of [pupils, skills, work]) {
    expect(sheet?.rows.every((row) => row.length === sheet.columns.length)).toBe(true);
  }
});

const known = (number: number, skillId: string, more: Partial<SeatSkill> = {}): SeatSkill => ({
  number,
  skillId,
  state: "learning",
  isDue: false,
  asked: 10,
  right: 7,
  lastDay: "2026-11-25",
  ...more,
});

const skill = (id: string, title: string, more: Partial<PractisedSkill> = {}): PractisedSkill => ({
  id,
  title,
  subject: "maths",
  classId: "3",
  ...more,
});

const practised: Pick<ClassExport, "progress" | "skills"> = {
  progress: {
    skills: [
      known(1, "c3-reading", { state: "mastered", asked: 20, right: 19 }),
      known(1, "c3-add", { state: "good", isDue: true }),
      known(3, "c3-add", { asked: 0, right: 0 }),
      known(3, "c3-perimeter", { state: "good", asked: 3, right: 2 }),
      known(3, "c4-reading"),
      known(3, "gone"),
    ],
  },
  skills: [
    skill("c2-count", "Đếm"),
    skill("c3-add", "Cộng"),
    skill("c3-reading", "Đọc hiểu", { subject: "vietnamese" }),
    skill("c3-perimeter", "Chu vi"),
    skill("c4-reading", "Đọc hiểu", { subject: "vietnamese", classId: "4" }),
  ],
};

test("the skills' sheet has a column for each practised skill, maths first, and the shares of right answers after them", () => {
  expect(sheetsOf(practised).skills?.rows).toEqual([
    [
      "Số",
      "Tên",
      "Cộng",
      "Chu vi",
      "Đọc hiểu (lớp 3)",
      "Đọc hiểu (lớp 4)",
      "% đúng: Cộng",
      "% đúng: Chu vi",
      "% đúng: Đọc hiểu (lớp 3)",
      "% đúng: Đọc hiểu (lớp 4)",
    ],
    [1, "Nguyễn Văn An", "Cần ôn", null, "Thuộc rồi", null, 70, null, 95, null],
    [2, "Voi sao vàng", null, null, null, null, null, null, null, null],
    [3, "Ếch lá xanh", "Đang học", "Làm tốt", null, "Đang học", null, 67, null, 70],
  ]);
});

const assignment = (more: Partial<Assignment>): Assignment => ({
  id: "8e6d9a0f-3c2b-4d4e-9f50-6b7c8d9e0f1a",
  code: "ACDEFG",
  title: "Ôn phép cộng",
  questions: 5,
  minutes: 6,
  seats: null,
  isVaried: false,
  isRepeatable: true,
  opensOn: "2026-11-24",
  closesOn: "2026-11-26",
  isWithdrawn: false,
  given: 3,
  done: 0,
  late: 0,
  share: null,
  ...more,
});

const result = (number: number, more: Partial<AssignmentResult> = {}): AssignmentResult => ({
  number,
  finishedAt: atNight,
  seconds: 20,
  rights: [true, false, true, true, false],
  tries: 2,
  best: 4,
  isLate: false,
  ...more,
});

test("the sheet of given work has a row for each seat it was given to, done or not", () => {
  const days = [{ day: "2026-11-24" }, { day: "2026-11-26" }];
  const whole = { assignment: assignment({}), results: [result(3, { isLate: true, seconds: 200 }), result(1)] };
  // Seat 3 has done what was given to seat 2 only: the pupil has moved.
  const some = {
    assignment: assignment({ title: "Luyện thêm", seats: [2], isWithdrawn: true }),
    results: [result(3)],
  };
  const done = { day: "2026-11-25" };
  expect(sheetsOf({ results: [whole, some] }).work?.rows).toEqual([
    ["Số", "Tên", "Bài", "Số câu", "Ngày mở", "Hạn làm", "Tình trạng", "Ngày làm"].concat([
      "Đúng lần đầu",
      "Số phút",
      "Số lần làm",
      "Cao nhất",
    ]),
    [1, "Nguyễn Văn An", "Ôn phép cộng", 5, ...days, "Đúng hạn", done, 3, 1, 2, 4],
    [2, "Voi sao vàng", "Ôn phép cộng", 5, ...days, "Chưa làm", null, null, null, null, null],
    [3, "Ếch lá xanh", "Ôn phép cộng", 5, ...days, "Muộn", done, 3, 3, 2, 4],
    [2, "Voi sao vàng", "Luyện thêm", 5, ...days, "Đã thu lại", null, null, null, null, null],
    [3, "Ếch lá xanh", "Luyện thêm", 5, ...days, "Đúng hạn", done, 3, 1, 2, 4],
  ]);
});
