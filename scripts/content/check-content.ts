import { readContent } from "./read-content.ts";

/** `npm run content:check`: says what is wrong with supabase/content, file, item and reason a line; changes nothing. */
const { content, faults } = await readContent("supabase/content");
for (const fault of faults) console.error(fault);
const { cards, banks, passages } = content;
const items = banks.reduce((sum, bank) => sum + bank.items.length, 0);
const questions = passages.reduce((sum, passage) => sum + passage.questions.length, 0);
console.log(
  `${cards.length} cards; ${banks.length} banks, ${items} items; ${passages.length} passages, ${questions} questions; ` +
    `${faults.length} faults`,
);
if (faults.length > 0) process.exitCode = 1;
