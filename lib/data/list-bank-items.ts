import "server-only";
import { cacheLife, cacheTag } from "next/cache";
import { z } from "zod";
import type { BankItem } from "#lib/skills/define-skill.ts";
import { serviceClient } from "#lib/supabase/service-client.ts";
import { cacheLives } from "./cache-lives.ts";
import { unwrap } from "./unwrap.ts";

const itemSchema = z.object({
  id: z.string(),
  prompt: z.string().min(1),
  say: z.string().nullable(),
  answer: z.string().min(1),
  distractors: z.array(z.string().min(1)).min(2).max(3),
  explain: z.string().min(1),
  level: z.literal([1, 2, 3]),
});

/** All questions of a skill, by id (spec section 7: `course_id` and type multiple_choice). Fresh within a minute. */
export async function listBankItems(skillId: string): Promise<BankItem[]> {
  "use cache";
  cacheTag("questions");
  cacheLife(cacheLives.content);
  const client = await serviceClient();
  const rows = unwrap(
    "list questions",
    await client
      .from("questions")
      .select("id, prompt, say, answer, distractors, explain, level")
      .eq("course_id", skillId)
      .eq("type", "multiple_choice")
      .order("id"),
  );
  return z.array(itemSchema).parse(rows);
}
