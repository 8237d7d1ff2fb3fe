import { describeBank } from "#tests/contract/describe-bank.ts";
import { listBankSkills } from "#tests/contract/list-bank-skills.ts";

for (const skill of listBankSkills("2")) describeBank(skill);
