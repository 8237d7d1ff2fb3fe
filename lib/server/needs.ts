import "server-only";
import { z } from "zod";
import type { MistakeGroup } from "#lib/classes/assignment-view.ts";
import { groupMistakes } from "#lib/classes/group-mistakes.ts";
import { vietnamDay } from "#lib/core/vietnam-day.ts";
import { serviceClient } from "#lib/database/clients.ts";
import { findSkill } from "#lib/skills/registry.ts";
import { wordsOfMistake } from "#lib/text/mistake-text.ts";
import { unwrap } from "./backend-error.ts";

/** What was wrong longer ago is no need of today. */
const sinceMs = 14 * 24 * 60 * 60 * 1000;

/** So many groups are shown; a class has hardly more that two pupils share. */
const mostGroups = 40;

const sampleSchema = z.object({ prompt: z.string(), given: z.string().nullable(), right: z.string() });

/** Which pupils of a class make which mistake, for who teaches it. */
export async function listNeeds(teacherId: string, classId: string, now: number): Promise<MistakeGroup[]> {
  const client = await serviceClient();
  const asked = { p_teacher: teacherId, p_class: classId, p_since: vietnamDay(now - sinceMs) };
  const rows = unwrap("mistakes of class", await client.rpc("mistakes_of_class", asked));
  const counted = rows.map(({ number, skill_id, code, times, last_day, sample }) => ({
    number,
    skillId: skill_id,
    code,
    times,
    lastDay: last_day,
    sample: sampleSchema.parse(sample),
  }));
  return groupMistakes(counted)
    .slice(0, mostGroups)
    .flatMap(({ skillId, code, numbers, sample }) => {
      const skill = findSkill(skillId);
      return skill === undefined
        ? []
        : [{ skillId, skillTitle: skill.title, code, words: wordsOfMistake(code), numbers, sample }];
    });
}
