import { randomUUID } from "node:crypto";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import type { NewTestTemplate } from "#lib/test-papers/test-template.ts";
import { clientOf } from "./support/client-of.ts";
import { seededFolder } from "./support/seeded-folder.ts";

const jar = vi.hoisted(() => new Map<string, string>());
vi.mock("next/headers", () => ({
  headers: async () => new Headers(),
  cookies: async () => ({
    getAll: () => [...jar].map(([name, value]) => ({ name, value })),
    set: (name: string, value: string) => jar.set(name, value),
    delete: (name: string) => jar.delete(name),
  }),
}));

// The environment is read once for each life of the modules, so each test begins a new one.
beforeEach(() => {
  jar.clear();
  vi.resetModules();
});

async function open() {
  vi.stubEnv("DATA_DIR", seededFolder());
  const [{ backend }, { closeBackend }, templates] = await Promise.all([
    import("#lib/database/open-backend.ts"),
    import("#lib/database/backend.ts"),
    import("#lib/server/test-templates.ts"),
  ]);
  onTestFinished(() => closeBackend());
  return { client: clientOf(await backend(), "secretKey"), ...templates };
}

const settings = {
  matrix: "n1c4-8_n1w2-10",
  minutes: 40,
  writingMinutes: 35,
  school: 'Trường "Hoa Mai"',
  hasDictation: true,
  codes: 4,
};

const template = (name: string, changed: Partial<NewTestTemplate> = {}): NewTestTemplate => ({
  name,
  classId: "4",
  subject: "maths",
  settings,
  ...changed,
});

test("a teacher's templates are listed by class and subject, the newest first, and are nobody else's", async () => {
  const { saveTestTemplate, listTestTemplates, deleteTestTemplate, exportTestTemplates } = await open();
  const [teacher, other] = [randomUUID(), randomUUID()];
  const vietnamese = { subject: "vietnamese", settings: { ...settings, matrix: "r1c2-4" } } as const;
  for (const made of [template("Giữa kì"), template("Cuối kì"), template("Khác lớp", { classId: "5" })]) {
    expect(await saveTestTemplate(teacher, made)).toBe("saved");
  }
  await saveTestTemplate(teacher, template("Đọc", vietnamese));
  await saveTestTemplate(other, template("Của người khác"));
  const names = async () => (await listTestTemplates(teacher, "4", "maths")).map(({ name }) => name);
  expect(await names()).toEqual(["Cuối kì", "Giữa kì"]);
  await saveTestTemplate(teacher, template("Giữa kì", { settings: { ...settings, codes: 1 } }));
  expect(await names()).toEqual(["Giữa kì", "Cuối kì"]);
  const [first, second] = await listTestTemplates(teacher, "4", "maths");
  expect([first?.settings, second?.settings]).toEqual([{ ...settings, codes: 1 }, settings]);
  expect(await listTestTemplates(teacher, "4", "vietnamese")).toMatchObject([{ name: "Đọc" }]);
  expect(await exportTestTemplates(teacher)).toMatchObject([
    { name: "Cuối kì", class: "4", subject: "maths", settings },
    { name: "Khác lớp", class: "5" },
    { name: "Đọc", subject: "vietnamese" },
    { name: "Giữa kì", settings: { codes: 1 } },
  ]);

  const id = first?.id ?? "";
  expect(await deleteTestTemplate(other, id)).toBe(false);
  expect(await deleteTestTemplate(teacher, id)).toBe(true);
  expect(await deleteTestTemplate(teacher, id)).toBe(false);
  expect(await names()).toEqual(["Cuối kì"]);
});

test("an account's export holds its templates, and they go when it is deleted", async () => {
  const { client, saveTestTemplate } = await open();
  const { signUpGrownUp, signInGrownUp, readAccountExport, deleteGrownUp } = await import("#lib/server/grown-ups.ts");
  const { findGrownUp } = await import("#lib/server/grown-up-auth.ts");
  const [email, password] = ["co.lan@truong.vn", "mật khẩu của cô"];
  await signUpGrownUp(email, password);
  expect(await signInGrownUp(email, password)).toEqual({ ok: true, value: null });
  const { id = "" } = (await findGrownUp()) ?? {};
  await saveTestTemplate(id, template("Giữa kì"));
  await saveTestTemplate(randomUUID(), template("Của người khác"));
  const exported = await readAccountExport(new Date());
  expect(exported).toMatchObject({ account: { email }, test_templates: [{ name: "Giữa kì", settings }] });
  expect(JSON.stringify(exported)).not.toContain("Của người khác");
  const names = async () => (await client.from("test_templates").select("name").order("name").throwOnError()).data;
  expect(await deleteGrownUp("không phải mật khẩu")).toMatchObject({ ok: false });
  expect(await names()).toHaveLength(2);
  expect(await deleteGrownUp(password)).toEqual({ ok: true, value: null });
  expect(await names()).toEqual([{ name: "Của người khác" }]);
});

test("the forty-first is too many, and what is no template any more is not listed", async () => {
  const { client, saveTestTemplate, listTestTemplates } = await open();
  const teacher = randomUUID();
  for (let number = 1; number <= 40; number += 1) await saveTestTemplate(teacher, template(`Mẫu ${number}`));
  expect(await saveTestTemplate(teacher, template("Mẫu 41"))).toBe("too-many");
  expect(await saveTestTemplate(teacher, template("Mẫu 40"))).toBe("saved");
  await client
    .from("test_templates")
    .update({ settings: { ...settings, matrix: "r1c2-4" } })
    .match({ owner: teacher, name: "Mẫu 40" })
    .throwOnError();
  const listed = await listTestTemplates(teacher, "4", "maths");
  expect(listed).toHaveLength(39);
  expect(listed[0]?.name).toBe("Mẫu 39");
});
