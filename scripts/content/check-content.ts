import { skills } from "#lib/skills/registry.ts";
import { readContent } from "./read-content.ts";
import { readLessons } from "./read-lessons.ts";

/** `npm run content:check`: says what is wrong with supabase/content, file, item and reason a line; changes nothing. */
const folder = "supabase/content";
const { content, ...read } = await readContent(folder);
const { cards, banks, passages } = content;
const taught = await readLessons(folder, skills, banks);
const faults = [...read.faults, ...taught.faults];
for (const fault of faults) console.error(fault);
const items = banks.reduce((sum, bank) => sum + bank.items.length, 0);
const questions = passages.reduce((sum, passage) => sum + passage.questions.length, 0);
console.log(
  `${cards.length} cards; ${banks.length} banks, ${items} items; ${passages.length} passages, ${questions} questions; ` +
    `${taught.lessons.length} lessons, ${skills.length} skills; ${faults.length} faults`,
);
if (faults.length > 0) process.exitCode = 1;
