import { randomUUID } from "node:crypto";
import { makeSecret } from "#lib/classes/class-key.ts";
import type { Mark } from "#lib/marks/marked-test.ts";
import { dayIn, keyCheck, noCode, type SentSeat, sealedName, workOf } from "./class-attack.ts";

/** What names something of a class: of the attacked one, of the attacker's own, or of none. */
export interface ClassIds {
  readonly classId: string;
  readonly code: string;
  readonly workId: string;
  readonly workCode: string;
  readonly teacherId: string;
  readonly pupilId: string;
  readonly runId: string;
  /** Of a link for a family that was taken back, of a link for a teacher that was replaced, and of the first card. */
  readonly familySecret: string;
  readonly invitation: string;
  readonly card: string;
  /** Of a class in which nobody of this one sits. */
  readonly otherClassId: string;
  /** Of a test whose points are entered. */
  readonly testId: string;
  /** Of everybody: a set that can be given, and seats and points of a test that can be written. */
  readonly sealed: string;
  readonly seats: readonly SentSeat[];
  readonly marks: readonly (Mark | null)[];
}

export const idsOfNothing = ({ sealed, seats, marks }: Pick<ClassIds, "sealed" | "seats" | "marks">): ClassIds => ({
  classId: randomUUID(),
  code: noCode(),
  workId: randomUUID(),
  workCode: noCode(),
  teacherId: randomUUID(),
  pupilId: randomUUID(),
  runId: randomUUID(),
  familySecret: makeSecret(),
  invitation: makeSecret(),
  card: makeSecret(),
  otherClassId: randomUUID(),
  testId: randomUUID(),
  sealed,
  seats,
  marks,
});

type Calls = Readonly<Record<string, (ids: ClassIds, own: ClassIds) => readonly (readonly unknown[])[]>>;

/** Changes of each kind; those of teachers succeed only where there is another one. */
export const changesOf = {
  class: ({ seats }: ClassIds) => [
    { kind: "rename", name: "Lớp của tôi" },
    { kind: "place", maths: 3, vietnamese: null },
    { kind: "name-seats", keyCheck, names: [{ number: 1, sealedName }] },
    { kind: "renew-card", ...seats[0], version: 2 },
    { kind: "rekey", keyCheck, seats },
    { kind: "add-seats", seats: seats.slice(0, 1).map((seat) => ({ ...seat, number: 60, cardHash: "c".repeat(43) })) },
    { kind: "free-seat", number: 1 },
    { kind: "invite", hash: "h".repeat(43) },
    { kind: "close" },
    { kind: "delete" },
  ],
  teachers: ({ teacherId }: ClassIds) => [
    { kind: "remove-teacher", teacherId },
    { kind: "hand-over", teacherId },
    { kind: "leave" },
  ],
  work: () => [{ kind: "change", title: "Của tôi", closesOn: dayIn(3) }, { kind: "withdraw" }],
  family: () => [
    { kind: "make", links: [{ number: 1, version: 2, hash: "f".repeat(43) }] },
    { kind: "take-back", numbers: null },
  ],
} as const;

/** Where a test paper is made. */
export const paperOfClass3 = "/de?lop=3&mon=toan&dip=cuoi-1&so=mua";

/** What the owner of a class may call, in an order in which all of it succeeds. */
export const ownerCalls: Calls = {
  exportClass: ({ classId }) => [[classId]],
  giveAssignment: ({ classId, sealed }) => [[classId, workOf(sealed)]],
  giveRemedy: ({ classId }) => [[classId, { skillId: "c3-find-unknown", code: "OP", numbers: [1] }]],
  changeAssignment: ({ classId, workId }) => changesOf.work().map((change) => [classId, workId, change]),
  changeFamilyCards: ({ classId }) => changesOf.family().map((change) => [classId, change]),
  keepClassTest: ({ classId }) => [[classId, paperOfClass3]],
  writeTestMarks: ({ classId, testId, marks }) => [[classId, testId, [{ number: 1, code: "A", marks, changed: [0] }]]],
  deleteClassTest: ({ classId, testId }) => [[classId, testId]],
  changeClass: (ids) => changesOf.class(ids).map((change) => [ids.classId, change]),
};

/** What only others try: ids of a class among their own, and secrets that are good for nothing any more. */
export const strangerCalls: Calls = {
  acceptInvitation: ({ invitation }) => [[invitation]],
  changeAssignment: ({ workId }, own) => changesOf.work().map((change) => [own.classId, workId, change]),
  deleteClassTest: ({ testId }, own) => [[own.classId, testId]],
  writeTestMarks: ({ testId, marks }, own) => [[own.classId, testId, [{ number: 1, code: "A", marks, changed: [0] }]]],
  changeClass: (ids, own) => [
    ...changesOf.teachers(ids).map((change) => [ids.classId, change]),
    [own.classId, { kind: "remove-teacher", teacherId: ids.teacherId }],
    [own.classId, { kind: "hand-over", teacherId: ids.teacherId }],
  ],
  joinClass: (ids, own) => [
    [{ code: own.code, by: { kind: "card", secret: ids.card }, as: "new" }],
    [{ code: ids.code, by: { kind: "card", secret: own.card }, as: "new" }],
    [{ code: ids.code, by: { kind: "emblem", number: 59, lock: "frog-duck-cat" }, as: "new" }],
  ],
  leaveClass: ({ otherClassId }) => [[otherClassId]],
};

/** These take nothing of a class, or, as makeClass, have a test of their own. */
export const otherActions: readonly string[] = [
  ...["answer", "changeLock", "changePassword", "changeQuestionSet", "chooseAnimal", "deleteAccount", "deleteProfile"],
  ...["deleteTestTemplate", "like", "logIn", "logOut", "logOutElsewhere", "makeClass", "makeQuestionSet", "register"],
  ...["requestPasswordReset", "restoreProfile", "saveTestTemplate", "sendMessage", "setPassword", "signIn"],
  ...["signInWithProvider", "signOutGrownUp", "signUp", "startRun"],
];

/** The pages that take something of a class, each with what an attacker opens. */
export const pages: Readonly<Record<string, (ids: ClassIds, own: ClassIds) => readonly string[]>> = {
  "/co/lop/[id]": ({ classId }) => [`/co/lop/${classId}`, `/co/lop/${classId}?mon=toan&tu=1&den=3`],
  "/co/lop/[id]/bai/[code]": ({ classId, workCode }, own) => [
    `/co/lop/${classId}/bai/${workCode}`,
    `/co/lop/${classId}/bai/${workCode}?cau=1`,
    `/co/lop/${own.classId}/bai/${workCode}`,
  ],
  "/co/lop/[id]/diem/[test]": ({ classId, testId }, own) => [
    `/co/lop/${classId}/diem/${testId}`,
    `/co/lop/${own.classId}/diem/${testId}`,
  ],
  "/co/lop/[id]/em/[number]": ({ classId, runId }, own) => [
    `/co/lop/${classId}/em/1`,
    `/co/lop/${classId}/em/1?luot=${runId}`,
    `/co/lop/${own.classId}/em/1?luot=${runId}`,
  ],
  "/co/lop/[id]/gia-dinh": ({ classId }) => [`/co/lop/${classId}/gia-dinh`],
  "/co/lop/[id]/giao": ({ classId, sealed }) => [`/co/lop/${classId}/giao`, `/co/lop/${classId}/giao?bo=${sealed}`],
  "/co/lop/[id]/khoa": ({ classId }) => [`/co/lop/${classId}/khoa`],
  "/co/lop/[id]/ma": ({ classId }) => [`/co/lop/${classId}/ma`],
  "/co/lop/[id]/nhan-xet": ({ classId }) => [`/co/lop/${classId}/nhan-xet`],
  "/co/lop/[id]/the": ({ classId }) => [`/co/lop/${classId}/the`],
  "/grown-ups/weeks/[id]": ({ pupilId }) => [`/grown-ups/weeks/${pupilId}`],
  "/the/[secret]": ({ familySecret }) => [`/the/${familySecret}`],
};

/** These take nothing of a class, or, as /lop, /bai and /bo, are open to everybody who was given the address. */
export const otherRoutes: readonly string[] = [
  ...["/api/[...rest]", "/api/own-place/[levelName]", "/api/packs/[classId]", "/api/skill-marks/[classId]"],
  ...["/api/today/[classId]", "/bai/[code]", "/bo/[sealed]", "/class/[classId]", "/class/[classId]/lessons"],
  ...["/course-detail/[id]/[[...step]]", "/course/[type]/[classId]", "/game/[...path]", "/game2/[...path]"],
  ...["/leaderboard/[levelName]", "/lop/[code]", "/review/[classId]", "/today/[classId]/[stone]"],
];
