import { expect, test } from "vitest";
import type { KindName } from "#lib/questions/question.ts";
import { type Activity, dozenOf, listActivities } from "./list-activities.ts";

/** What a praise speaks of, where the board leaves no doubt what was done on it. */
const doneOn: Readonly<Partial<Record<KindName, RegExp>>> = {
  arrange: /câu/u,
  "clock-set": /kim/u,
  "place-mark": /dấu|vế/u,
  "place-value": /khối|hàng|chục/u,
  column: /cột|chữ số|đặt tính|nhớ/u,
  division: /chia|lượt/u,
  dictation: /nghe/u,
  tangram: /xếp/u,
  calculator: /bấm/u,
  "lay-units": /đo|đặt/u,
  walk: /lệnh|chỉ đường/u,
  protractor: /góc|thước|xoay/u,
  type: /viết/u,
  calendar: /lịch|ngày/u,
  "chart-build": /biểu đồ/u,
  tally: /đếm|bảng/u,
  "chart-labels": /biểu đồ/u,
  count: /đếm|lấy/u,
  draw: /vẽ/u,
  join: /nối/u,
  "mark-text": /tìm|gạch|đọc/u,
  match: /ghép|tên/u,
  order: /xếp|thứ tự|so sánh từng số/u,
  paint: /tô/u,
  pay: /tiền/u,
  "pick-shapes": /tìm/u,
  pour: /rót|đổ bớt|mực nước/u,
  "read-table": /bảng/u,
  trace: /tô/u,
  slider: /kéo|vẽ|vạch|chỗ|ước lượng/u,
  sign: /so sánh|dấu|đổi/u,
  sort: /xếp|chia/u,
  steps: /bài toán/u,
  story: /bài toán|phần/u,
  weigh: /cân/u,
};

const activities = listActivities();

function praisesOf(activity: Activity) {
  return dozenOf(activity).map(({ kind, praise }) => ({ kind, text: praise.text }));
}

test("a right answer is praised for what was done on the board", () => {
  const faults = activities.flatMap((activity) =>
    praisesOf(activity)
      .filter(({ kind, text }) => doneOn[kind]?.test(text) === false)
      .map(({ kind, text }) => `${activity.name}, ${kind}: ${text}`),
  );
  expect([...new Set(faults)]).toEqual([]);
});

test("nobody is praised for adding who took away, nor the other way round", () => {
  const other: readonly (readonly [RegExp, RegExp])[] = [
    [/^addition-/u, /trừ|bớt/u],
    [/^subtraction-/u, /cộng|thêm/u],
  ];
  for (const [name, wrong] of other) {
    const own = activities.filter((activity) => name.test(activity.name)).flatMap(praisesOf);
    expect(own.length).toBeGreaterThan(100);
    expect(own.filter(({ text }) => wrong.test(text))).toEqual([]);
  }
});
