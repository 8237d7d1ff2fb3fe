import { describeSkill } from "#tests/contract/describe-skill.ts";
import { listRuleSkills } from "#tests/contract/list-rule-skills.ts";

for (const skill of listRuleSkills("4", "vietnamese")) describeSkill(skill);
