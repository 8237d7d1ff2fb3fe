import "server-only";
import { randomUUID } from "node:crypto";
import type { ClassId } from "#lib/core/class-id.ts";
import type { Subject } from "#lib/core/subject.ts";
import { serviceClient } from "#lib/database/clients.ts";
import { testSettingsSchema } from "#lib/test-papers/template-schemas.ts";
import type { NewTestTemplate, TestTemplate } from "#lib/test-papers/test-template.ts";
import { unwrap } from "./backend-error.ts";

/** The templates of a grown-up for a class and subject, the newest first; one whose settings are none any more is left out. */
export async function listTestTemplates(ownerId: string, classId: ClassId, subject: Subject): Promise<TestTemplate[]> {
  const client = await serviceClient();
  const answer = await client
    .from("test_templates")
    .select("id, name, settings")
    .match({ owner: ownerId, class: classId, subject })
    .order("created_at", { ascending: false })
    .order("id");
  const schema = testSettingsSchema(subject);
  return unwrap("test templates", answer).flatMap(({ id, name, settings }) => {
    const { success, data } = schema.safeParse(settings);
    return success ? [{ id, name, settings: data }] : [];
  });
}

/** Saves a template of a grown-up. "too-many": they have forty, none of them of this name. */
export async function saveTestTemplate(ownerId: string, template: NewTestTemplate): Promise<"saved" | "too-many"> {
  const client = await serviceClient();
  const answer = await client.rpc("save_test_template", {
    p_owner: ownerId,
    p_id: randomUUID(),
    p_name: template.name,
    p_class: template.classId,
    p_subject: template.subject,
    p_settings: { ...template.settings },
  });
  return unwrap("save test template", answer) === "saved" ? "saved" : "too-many";
}

/** Deletes a template of a grown-up; false where they have none of this id. */
export async function deleteTestTemplate(ownerId: string, id: string): Promise<boolean> {
  const client = await serviceClient();
  return unwrap("delete test template", await client.rpc("delete_test_template", { p_owner: ownerId, p_id: id }));
}

/** All templates of a grown-up as they are stored, the oldest first, for the account's export. */
export async function exportTestTemplates(ownerId: string): Promise<object[]> {
  const client = await serviceClient();
  const answer = await client
    .from("test_templates")
    .select("id, name, class, subject, settings, created_at")
    .eq("owner", ownerId)
    .order("created_at")
    .order("id");
  return unwrap("export test templates", answer);
}
