import fc from "fast-check";
import { expect, test } from "vitest";
import { skills } from "#lib/skills/registry.ts";
import { commentForms } from "#lib/text/comment-text.ts";
import { mistakeText } from "#lib/text/mistake-text.ts";
import { skillPhrase } from "#lib/text/skill-phrase.ts";
import {
  type CommentEvidence,
  type Draw,
  draftComment,
  type Effort,
  mostLetters,
  type NextStep,
  type Opening,
  type SkillEvidence,
} from "./draft-comment.ts";

const titles = [...new Set(skills.map(({ title }) => title))];
const longest = titles.toSorted((one, other) => other.length - one.length).slice(0, 6);
const mistakes = Object.values(mistakeText);
const draw: Draw = { classId: "7d5c8f9e-2b1a-4c3d-8e4f-5a6b7c8d9e0f", subject: "maths", variant: 0 };
const seats = Array.from({ length: 60 }, (_, place) => place + 1);
const variants = Array.from({ length: 12 }, (_, variant) => variant);

function skill(title: string, rest: Partial<SkillEvidence> = {}): SkillEvidence {
  return { title, phrase: skillPhrase(title), state: "good", isDue: false, asked: 20, right: 18, ...rest };
}

const solid = (...[first = "Chu vi", ...others]: readonly string[]): Opening => ({
  kind: "solid",
  skills: [skill(first), ...others.map((title) => skill(title))],
});
const started = (title: string): Opening => ({ kind: "started", skills: [skill(title, { state: "learning" })] });

const steady: Effort = { kind: "steady", count: 4 };
const efforts: readonly (Effort | null)[] = [null, steady, { kind: "days", count: 5 }, { kind: "wide", count: 7 }];

function evidence(opening: Opening, next: NextStep, effort: Effort | null, number = 1): CommentEvidence {
  return { number, asked: 40, claims: { opening, next, effort } };
}

function textOf(given: CommentEvidence, variant = 0): string {
  return draftComment(given, { ...draw, variant })?.text ?? "";
}

/** What no draft may be, whatever it says. */
function faultsIn(text: string): string[] {
  const rules: readonly (readonly [string, boolean])[] = [
    ["is not composed", text !== text.normalize("NFC")],
    ["has two spaces", / {2}|^ | $/.test(text)],
    ["has a gap", /[{}“”"]|undefined/.test(text)],
    ["does not end with one full stop", !/[^.]\.$/.test(text)],
    ["has a full stop out of place", /\.(?! \p{Lu}|$)/u.test(text)],
    ["begins a sentence small", !/^\p{Lu}/u.test(text)],
    ["is too long", text.length > mostLetters],
    [
      "proposes a rating",
      /hoàn thành|xuất sắc|(?<!\p{L})[THC](?!\p{L})|điểm \d/iu.test(text.replace(/ (?:c|t|h) /g, " ")),
    ],
    ["compares with others", /\bbạn\b|so với|nhất lớp|cả lớp/u.test(text)],
    ["is not spelled as at school", /\b(?:ký|kỹ năng|kỷ|lý|mỹ|quí)\b|hòa|khỏe|thúy/u.test(text)],
  ];
  return rules.filter(([, isBroken]) => isBroken).map(([fault]) => `${text} ${fault}`);
}

/** Twelve in a row come to every form of each sentence. */
function everyForm(make: (number: number) => CommentEvidence): string[] {
  return variants.flatMap((number) => faultsIn(textOf(make(number))));
}

test("there are at least twelve forms of each sentence, all of them different", () => {
  const all: readonly string[] = Object.values(commentForms).flat();
  expect(Object.entries(commentForms).filter(([, forms]) => forms.length < 12)).toEqual([]);
  expect(new Set(all).size).toBe(all.length);
  // Only what is solid is called so: of what has begun, nothing good is claimed.
  expect(commentForms.started.filter((form) => /vững|tốt|giỏi|nắm|thành thạo/.test(form))).toEqual([]);
});

test("every form fits every skill", () => {
  const faults = titles.flatMap((title) => {
    const [own, other] = [skill(title), skill("Tháng và năm")];
    return [
      ...everyForm((number) => evidence(solid(title), { kind: "harder" }, null, number)),
      ...everyForm((number) => evidence(started(title), { kind: "keep-on" }, null, number)),
      ...everyForm((number) => evidence(solid("Chu vi"), { kind: "practise", skill: own }, null, number)),
      ...everyForm((number) => evidence(solid("Chu vi"), { kind: "review", skill: own }, steady, number)),
      ...everyForm((number) => evidence(solid(title, "Tháng và năm"), { kind: "harder" }, null, number)),
      ...everyForm((number) => evidence(started(title), { kind: "practise", skill: own }, null, number)),
      ...everyForm((number) => evidence(solid(title), { kind: "review", skill: other }, null, number)),
    ];
  });
  expect(faults).toEqual([]);
});

test("every form fits every mistake and every effort, and the longest titles too", () => {
  const faults = longest.flatMap((title) =>
    mistakes.flatMap((words) =>
      efforts.flatMap((effort) => {
        const next = { kind: "mistake", skill: skill(title), words, times: 4 } as const;
        return [
          ...everyForm((number) => evidence(solid(longest[0] ?? "", longest[1] ?? ""), next, effort, number)),
          ...everyForm((number) => evidence(solid(title), next, effort, number)),
          ...everyForm((number) => evidence(started(title), next, effort, number)),
        ];
      }),
    ),
  );
  expect(faults).toEqual([]);
});

const anyTitle = fc.constantFrom(...titles);
const anyEffort = fc.constantFrom(...efforts);
const anyOpening = fc.oneof(
  anyTitle.map(started),
  fc.uniqueArray(anyTitle, { minLength: 1, maxLength: 2 }).map((named) => solid(...named)),
);
const anyNext: fc.Arbitrary<NextStep> = fc.oneof(
  fc.constantFrom({ kind: "harder" } as const, { kind: "keep-on" } as const),
  fc.record({
    kind: fc.constantFrom("practise" as const, "review" as const),
    skill: anyTitle.map((title) => skill(title)),
  }),
  fc.record({
    kind: fc.constant("mistake" as const),
    skill: anyTitle.map((title) => skill(title)),
    words: fc.constantFrom(...mistakes),
    times: fc.integer({ min: 3, max: 40 }),
  }),
);

test("pupils with the same evidence get different drafts, and neighbours open in different ways", () => {
  fc.assert(
    fc.property(anyOpening, anyNext, anyEffort, fc.uuid(), fc.nat(5), (opening, next, effort, classId, variant) => {
      const drafts = seats.map((number) => {
        const draft = draftComment(evidence(opening, next, effort, number), { ...draw, classId, variant });
        return draft?.text ?? "";
      });
      expect(new Set(drafts).size).toBe(drafts.length);
      const openings = drafts.map((text) => text.split(". ")[0]);
      expect(openings.filter((each, place) => each === openings[place + 1])).toEqual([]);
    }),
  );
});

test("another draft is another one, again and again, and the same draw gives the same draft", () => {
  fc.assert(
    fc.property(anyOpening, anyNext, anyEffort, fc.integer({ min: 1, max: 60 }), (opening, next, effort, number) => {
      const given = evidence(opening, next, effort, number);
      const drafts = variants.map((variant) => textOf(given, variant));
      expect(new Set(drafts).size).toBe(drafts.length);
      expect(variants.map((variant) => textOf(given, variant))).toEqual(drafts);
    }),
  );
});

test("classes and subjects begin with other forms", () => {
  const given = evidence(solid("Chu vi"), { kind: "harder" }, null);
  const drafts = seats.map((place) => draftComment(given, { ...draw, classId: `class ${place}` })?.text);
  expect(new Set(drafts).size).toBeGreaterThan(20);
  expect(draftComment(given, { ...draw, subject: "vietnamese" })).not.toEqual(draftComment(given, draw));
});

test("a skill that has just been named is not named again", () => {
  const own = skill("Phép chia có dư");
  for (const number of seats) {
    const text = textOf(evidence(solid("Phép chia có dư"), { kind: "practise", skill: own }, null, number));
    expect(text.match(/phép chia có dư/g)).toHaveLength(1);
    expect(text).toMatch(/phần này|các bài này/i);
  }
});

test("what a draft says stands beside it", () => {
  const next = { kind: "mistake", skill: skill("Chu vi", { right: 12 }), words: mistakeText.UNIT, times: 4 } as const;
  const opening: Opening = { kind: "solid", skills: [skill("Phép chia có dư", { state: "mastered", isDue: true })] };
  expect(draftComment(evidence(opening, next, steady), draw)?.grounds).toEqual([
    "Phép chia có dư: đúng 18/20 câu gần đây · thuộc rồi, cần ôn",
    "Chu vi: đúng 12/20 câu gần đây · làm tốt",
    "Chu vi: nhầm đơn vị hoặc cách đổi đơn vị, 4 lần",
    "Có luyện tập 4 tuần liền",
  ]);
});

test("a ground is written once", () => {
  const given = evidence(solid("Chu vi"), { kind: "review", skill: skill("Chu vi") }, null);
  expect(draftComment(given, draw)?.grounds).toEqual(["Chu vi: đúng 18/20 câu gần đây · làm tốt"]);
});

test("without claims there is no draft", () => {
  expect(draftComment({ number: 1, asked: 9, claims: null }, draw)).toBeNull();
});
