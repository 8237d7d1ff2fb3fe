import Link from "next/link";
import { connection } from "next/server";
import { Suspense } from "react";
import { SampleQuestion } from "#components/samples/sample-question.tsx";
import { createRng } from "#lib/core/create-rng.ts";
import { singlePlaces } from "#lib/play/single-places.ts";
import { toRunPlaces } from "#lib/play/to-run-places.ts";
import { difficulties, type Skill } from "#lib/skills/define-skill.ts";
import { findSkill, skills } from "#lib/skills/registry.ts";
import { samplesText as text } from "#lib/text/samples-text.ts";

const samplesPerDifficulty = 10;

type Search = Promise<{ readonly skill?: string; readonly seed?: string }>;

/** Ten questions of each difficulty of a skill as they are drawn. Only in development: see pageExtensions in next.config.ts. */
export default function SamplesPage({ searchParams }: { readonly searchParams: Search }) {
  return (
    <main className="c4 mx-auto min-h-dvh max-w-[1300px] bg-paper p-6">
      <h1 className="text-h2 text-hue">{text.title}</h1>
      <Suspense>
        <Samples searchParams={searchParams} />
      </Suspense>
    </main>
  );
}

async function Samples({ searchParams }: { readonly searchParams: Search }) {
  await connection();
  const { skill: id = "", seed = "1" } = await searchParams;
  const skill = findSkill(id);
  return (
    <>
      {skill !== undefined && <SkillSamples skill={skill} seed={seed} />}
      <ul className="mt-6 columns-2 tablet:columns-3">
        {skills.map((each) => (
          <li key={each.id}>
            <Link className="underline" href={{ pathname: "/samples", query: { skill: each.id } }}>
              {`${each.id}: ${each.title}`}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}

function SkillSamples({ skill, seed }: { readonly skill: Skill; readonly seed: string }) {
  return (
    <>
      <h2 className="mt-4 text-h3">{`${skill.id} · ${skill.title}`}</h2>
      <Link className="underline" href={{ pathname: "/samples", query: { skill: skill.id, seed: Number(seed) + 1 } }}>
        {text.another}
      </Link>
      {difficulties.map((difficulty) => (
        <section key={difficulty}>
          <h3 className="mt-6 mb-3 text-h3 text-hue">{text.difficulty(difficulty)}</h3>
          <div className="grid items-start gap-5 tablet:grid-cols-2 wide:grid-cols-3">
            {listSamples(skill, difficulty, seed).map(([asked], place) => (
              <SampleQuestion key={`${seed}/${asked.question.prompt.text}`} asked={asked} number={place + 1} />
            ))}
          </div>
        </section>
      ))}
    </>
  );
}

function listSamples(skill: Skill, difficulty: (typeof difficulties)[number], seed: string) {
  if (skill.source !== "rule") return [];
  const questions = Array.from({ length: samplesPerDifficulty }, (_, place) =>
    skill.generate(difficulty, createRng(`${seed}/${skill.id}/${difficulty}/${place}`)),
  );
  return toRunPlaces(singlePlaces(questions), "practice");
}
