import { SkillPlant } from "#components/course/skill-mark.tsx";
import { Scene } from "#components/stage/scene.tsx";
import { ButtonLink } from "#components/ui/button-link.tsx";
import { Card } from "#components/ui/card.tsx";
import { classNames } from "#components/ui/class-names.ts";
import { Icon } from "#components/ui/icon.tsx";
import type { FamilyCardView, WeeklyCard } from "#lib/classes/family-view.ts";
import { familyText } from "#lib/text/family-text.ts";
import { evidenceOf, placeOfCard, playedWords, titleOfSolid, titleOfWeek } from "./week-words.ts";

const text = familyText.card;

/** The week of a child, for its family: what was played, what is solid, and what to try together. */
export function FamilyCard({ view }: { readonly view: FamilyCardView }) {
  return (
    <div className="mx-auto grid w-full max-w-[36rem] gap-4">
      <Head view={view} />
      <Played view={view} />
      <Solid card={view.card} />
      <ToTry card={view.card} />
      <div className="grid gap-1 px-2 text-center text-[1rem] leading-snug text-muted">
        <p>{familyText.page.alone}</p>
        <p>{familyText.page.madeUpName}</p>
      </div>
    </div>
  );
}

const headingClass = "font-head text-[1.375rem] leading-tight font-bold text-hue";

function Head({ view: { week, username, avatar, className, animal } }: { readonly view: FamilyCardView }) {
  return (
    <div className="relative isolate flex min-h-44 items-start gap-2 overflow-clip rounded-card bg-sky ps-5 pt-5 pb-24">
      <Scene className="absolute inset-x-0 bottom-0 -z-10 h-28 w-full" />
      <div className="min-w-0 flex-1">
        <h1 className="font-head text-[1.75rem] leading-tight font-extrabold wrap-anywhere text-hue">
          <span className="block">{titleOfWeek(week)}</span>
          <span className="block">{text.of(username)}</span>
        </h1>
        <p className="mt-1 flex flex-wrap items-center gap-x-2 leading-snug font-semibold text-hue">
          <img src={`/avatars/${avatar}.svg`} alt="" width="40" height="40" className="size-10 flex-none" />
          <span className="min-w-0 wrap-anywhere">{placeOfCard(week, className)}</span>
        </p>
      </div>
      <img
        src={`/characters/${animal}-1-happy.svg`}
        alt=""
        width="248"
        height="294"
        className="-mb-28 h-auto w-32 flex-none self-end tablet:w-40"
      />
    </div>
  );
}

function Played({ view: { card, week } }: { readonly view: FamilyCardView }) {
  const { title, lead } = playedWords(card, week);
  return (
    <Card className="grid gap-3 p-5">
      <h2 className={headingClass}>{title}</h2>
      {lead === null ? (
        <ol className="grid grid-cols-7 gap-1">
          {text.dayNames.map((day, place) => (
            <Day key={day} name={day} isOn={card.days[place] === true} />
          ))}
        </ol>
      ) : (
        <p>{lead}</p>
      )}
    </Card>
  );
}

function Day({ name, isOn }: { readonly name: string; readonly isOn: boolean }) {
  return (
    <li className="grid justify-items-center gap-1">
      <span className="sr-only">{isOn ? text.dayPlayed(name) : text.dayFree(name)}</span>
      <span
        aria-hidden="true"
        className={classNames(
          "grid size-9 place-items-center rounded-full border-2 tablet:size-12",
          isOn ? "border-star-edge bg-star text-star-ink" : "border-soft bg-surface",
        )}
      >
        {isOn && <Icon name="tick" className="size-6" />}
      </span>
      <span aria-hidden="true" className="text-[0.9375rem] leading-tight font-semibold text-muted">
        {name}
      </span>
    </li>
  );
}

function Solid({ card }: { readonly card: WeeklyCard }) {
  return (
    <Card className="grid gap-3 p-5">
      <h2 className={headingClass}>{titleOfSolid(card)}</h2>
      {card.solid.length === 0 ? (
        <p>{text.noneSolid}</p>
      ) : (
        <ul className="grid gap-3">
          {card.solid.map((skill) => (
            <li key={skill.id} className="flex items-center gap-3">
              <SkillPlant state={skill.state} className="size-12 flex-none" />
              <p className="grid min-w-0">
                <span className="font-semibold wrap-anywhere">{skill.title}</span>
                <span className="text-[1rem] text-muted">{evidenceOf(skill)}</span>
              </p>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

function ToTry({ card: { toTry } }: { readonly card: WeeklyCard }) {
  return (
    <section className="grid gap-3 rounded-card bg-piece p-5 text-star-ink" aria-labelledby="try-title">
      <h2 id="try-title" className="font-head text-[1.375rem] leading-tight font-bold">
        {text.toTry}
      </h2>
      {toTry === null ? (
        <p>{text.nothingToTry}</p>
      ) : (
        <>
          <p>{text.toTryWhat(toTry.title)}</p>
          <p>{text.ask}</p>
          <ButtonLink href={`/bo/${toTry.sealed}`} isWide>
            {familyText.page.open}
          </ButtonLink>
        </>
      )}
    </section>
  );
}
