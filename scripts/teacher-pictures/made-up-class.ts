import { seedAssignments } from "#tests/setup/assignment-data.ts";
import { seedMistakes, seedPupils, seedResults, withDatabase } from "#tests/setup/class-data.ts";
import { seedSkills } from "#tests/setup/seed-skills.ts";

/** A class of pupils there are none of, in the middle of its year. */
export const madeUpClass = {
  name: "3A Hoa Mai",
  classId: "3",
  /** A Thursday of the week in which class 3 divides numbers of two digits. */
  moment: Date.parse("2027-11-18T10:00:00+07:00"),
  code: "K7MNQX",
  workCode: "H4TRWC",
  names: [
    ...["Nguyễn Minh Anh", "Trần Gia Bảo", "Lê Ngọc Bích", "Phạm Quỳnh Chi", "Hoàng Đức Duy", "Vũ Thuỳ Dương"],
    ...["Đặng Hải Đăng", "Bùi Hương Giang", "Đỗ Thu Hà", "Ngô Gia Hân", "Dương Minh Hiếu", "Lý Khánh Hoà"],
    ...["Đinh Quang Huy", "Trịnh Mai Hương", "Phan Tuấn Khang", "Hồ Bảo Khánh", "Mai Đăng Khoa", "Võ Ngọc Lan"],
    ...["Cao Thuỳ Linh", "Tạ Bảo Long", "Nguyễn Khánh Ly", "Trần Nhật Minh", "Lê Trà My", "Phạm Hoài Nam"],
    ...["Hoàng Bảo Ngọc", "Vũ Yến Nhi", "Đặng Minh Phúc", "Bùi Thanh Phương", "Đỗ Anh Quân", "Ngô Thảo Quyên"],
    ...["Dương Thái Sơn", "Phan Phương Thảo", "Hồ Minh Trí", "Mai Thanh Trúc", "Võ Hải Yến"],
  ],
} as const;

const { code, workCode } = madeUpClass;

/** The last two have not come yet. */
const joined = Array.from({ length: madeUpClass.names.length - 2 }, (_, place) => place + 1);
const awayThisWeek: readonly number[] = [9, 17, 24, 28, 31];
const players = joined.filter((number) => !awayThisWeek.includes(number));

/** The places, from 0, of the questions of the work that many get wrong; the sixth is the hardest. */
const hard = { hardest: 5, harder: 1, other: 8 } as const;
/** As the address of a question counts. */
export const hardestQuestion = hard.hardest + 1;

function wrongOf(number: number): number[] {
  const wrong = [];
  if (number % 3 === 0) wrong.push(hard.harder);
  if (number % 5 < 3) wrong.push(hard.hardest);
  if (number % 7 === 0) wrong.push(hard.other);
  return wrong;
}

/** Runs of the three days before, of six to ten minutes; those of the day itself are of the given work. */
function seedRuns(dataDir: string, classId: string): Promise<void> {
  const played = players.flatMap((number) =>
    [1, 2, 3]
      .filter((ago) => (number * 5 + ago * 3) % 7 < 4)
      .map((ago) => ({ number, ago, seconds: 360 + (number % 5) * 60 })),
  );
  return withDatabase(dataDir, async (database) => {
    await database.query(
      `insert into public.runs (
        id, user_id, mode, activity, level, started_at, finished_at, right_first, points, result, answers
      )
      select gen_random_uuid(), sitting.user_id, 'practice', 'set-1', 3,
        now() - ago * interval '1 day' - seconds * interval '1 second', now() - ago * interval '1 day',
        4, 40, '{}', '[[1], [2], [3], [4], [5]]'
      from jsonb_to_recordset($2::jsonb) as played (number smallint, ago int, seconds int)
      join public.class_pupils as sitting on sitting.class_id = $1 and sitting.number = played.number`,
      [classId, JSON.stringify(played)],
    );
  });
}

/** Lets the class have been taught for a while, in the data of a server that has stopped. */
export async function seedMadeUpClass(dataDir: string, classId: string): Promise<void> {
  await withDatabase(dataDir, (database) =>
    database.query("update public.classes set code = $2 where id = $1", [classId, code]),
  );
  await seedPupils(dataDir, classId, joined.length);
  await seedRuns(dataDir, classId);
  await seedSkills(dataDir, classId, [
    { numbers: joined, skillId: "c3-times-tables", state: "mastered", right: 19, asked: 20 },
    { numbers: players, skillId: "c3-division-tables", state: "good", right: 17, asked: 20 },
    { numbers: [1, 8, 15, 30], skillId: "c3-find-unknown", state: "learning", right: 9, asked: 16 },
    { numbers: [3, 5, 12, 20, 22, 27], skillId: "c3-division-remainder", state: "learning", right: 6, asked: 12 },
  ]);
  await seedMistakes(dataDir, classId, [
    {
      numbers: [3, 5, 12, 20, 22, 27],
      skillId: "c3-division-remainder",
      code: "REMAINDER",
      sample: { prompt: "29 chia cho 3 còn dư mấy?", given: "1", right: "2" },
    },
    {
      numbers: [1, 8, 15, 30],
      skillId: "c3-find-unknown",
      code: "OP",
      sample: { prompt: "Tìm số thích hợp: ? - 26 = 48", given: "22", right: "74" },
    },
  ]);
  const title = "Chia số có hai chữ số cho số có một chữ số";
  const work = { code: workCode, title, opensOn: "2027-11-16", closesOn: "2027-11-19", questions: 10 };
  await seedAssignments(dataDir, classId, [work]);
  const results = players.slice(0, -4).map((number) => ({ number, wrong: wrongOf(number) }));
  await seedResults(dataDir, workCode, results);
}
