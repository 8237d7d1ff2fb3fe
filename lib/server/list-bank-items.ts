import "server-only";
import { cacheLife, cacheTag } from "next/cache";
import { z } from "zod";
import { serviceClient } from "#lib/database/service-client.ts";
import type { BankItem } from "#lib/skills/define-skill.ts";
import { unwrap } from "./backend-error.ts";
import { cacheLives } from "./cache-lives.ts";

const types = ["multiple_choice", "word_order"] as const;

const itemSchema = z.object({
  id: z.string(),
  type: z.literal(types),
  prompt: z.string().min(1),
  say: z.string().nullable(),
  answer: z.string().min(1),
  distractors: z.array(z.string().min(1)).max(3),
  orders: z.array(z.string().min(1)),
  explain: z.string().min(1),
  level: z.literal([1, 2, 3]),
  passage: z.object({ id: z.string(), title: z.string(), body: z.string() }).nullable(),
  evidence: z.string().nullable(),
});

/** All questions of a skill, by id (spec section 7: by `course_id` and type). Fresh within a minute. */
export async function listBankItems(skillId: string): Promise<BankItem[]> {
  "use cache";
  cacheTag("questions");
  cacheLife(cacheLives.content);
  const client = await serviceClient();
  const rows = unwrap(
    "list questions",
    await client
      .from("questions")
      .select(
        "id, type, prompt, say, answer, distractors, orders, explain, level, evidence, passage:passages(id, title, body)",
      )
      .eq("course_id", skillId)
      .in("type", types)
      .order("id"),
  );
  return z.array(itemSchema).parse(rows);
}
