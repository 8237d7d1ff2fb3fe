import { SayButton } from "#components/speech/say-button.tsx";
import { classNames } from "#components/ui/class-names.ts";
import { QuietLink } from "#components/ui/quiet-link.tsx";
import { type ClassId, classIds } from "#lib/core/class-id.ts";
import { homeText } from "#lib/text/home-text.ts";
import { todayText } from "#lib/text/today-text.ts";
import { ownClass } from "./own-class.ts";

/** Each class has its animal, by which who cannot read finds it again. */
const animals: Readonly<Record<ClassId, string>> = {
  1: "duck",
  2: "elephant",
  3: "rabbit",
  4: "tiger",
  5: "dragon",
};

/** Asks a device that does not know it for the class of its child: five doors, one tap. */
export function AskClass() {
  return (
    <div className="at-home:hidden">
      <div className="mb-3 flex justify-center empty:hidden">
        <SayButton line={todayText.whichClass} />
      </div>
      <fieldset>
        <legend className="sr-only">{todayText.whichClass}</legend>
        <div className="grid grid-cols-2 gap-3 tablet:gap-5 wide:grid-cols-5">
          {classIds.map((classId) => (
            <button
              key={classId}
              type="button"
              onClick={() => ownClass.set(classId)}
              className={classNames(
                `c${classId}`,
                "press relative flex h-26 items-start overflow-clip rounded-card bg-solid px-4.5 pt-3 font-head font-extrabold text-on lip-solid last:col-span-2 tablet:h-40 wide:h-52 wide:last:col-span-1",
              )}
            >
              <span className="grid text-left leading-[0.95]">
                <span className="text-[1.3125rem] tablet:text-[1.5rem]">{homeText.classWord} </span>
                <span className="text-[2.75rem] tablet:text-[3.5rem]">{classId}</span>
              </span>
              <img
                src={`/characters/${animals[classId]}-1-open.svg`}
                alt=""
                width="248"
                height="294"
                loading="lazy"
                className="absolute right-2 -bottom-3 h-27 w-auto tablet:h-41 wide:right-2 wide:h-38"
              />
            </button>
          ))}
        </div>
      </fieldset>
      <div className="mt-4 flex flex-wrap justify-center gap-x-3">
        <QuietLink href="/user">{todayText.hasName}</QuietLink>
        <QuietLink href="/grown-ups">{todayText.grownUps}</QuietLink>
      </div>
    </div>
  );
}
