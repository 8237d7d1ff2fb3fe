import { classNames } from "#components/ui/class-names.ts";
import type { AnimalName } from "#lib/play/animal-ladder.ts";
import { type PictureLock, pictureLock } from "#lib/play/picture-lock.ts";
import { animalText } from "#lib/text/animal-text.ts";
import { lockText } from "#lib/text/lock-text.ts";

interface Props {
  readonly lock: PictureLock;
  readonly onChange: (lock: PictureLock) => void;
  /** Where it is all there is on the page: wider, white on the page's ground. */
  readonly isLarge?: boolean;
}

const places = Array.from({ length: pictureLock.length }, (_, place) => place);

function picture(animal: AnimalName, size: string) {
  return <img src={`/animals/level-one/${animal}-1.svg`} alt="" width="44" height="44" className={size} />;
}

const looks = {
  small: {
    row: "flex gap-3",
    place: "size-18",
    filled: "bg-surface",
    placed: "size-11",
    choices: "grid-cols-4 gap-3 tablet:grid-cols-10 wide:max-w-[520px] wide:grid-cols-5",
    choice: "h-16 bg-soft",
    picture: "size-11",
  },
  large: {
    row: "flex flex-wrap justify-center gap-3 tablet:gap-5",
    place: "size-18 bg-card tablet:size-27 tablet:rounded-card",
    filled: "",
    placed: "size-13.5 tablet:size-21",
    choices: "grid-cols-[repeat(auto-fill,minmax(3.5rem,1fr))] gap-x-3 gap-y-2 tablet:grid-cols-5 tablet:gap-5",
    choice: "aspect-square min-h-14 bg-card tablet:rounded-card",
    picture: "size-[80%]",
  },
} as const;

/** Three places and ten animals: a tap puts an animal into the next place, a second tap takes it out again. */
export function LockPad({ lock, onChange, isLarge = false }: Props) {
  const look = looks[isLarge ? "large" : "small"];
  return (
    <div className={classNames("grid gap-3", isLarge && "tablet:gap-6")}>
      <ol className={look.row} aria-label={lockText.chosen}>
        {places.map((place) => (
          <Place
            key={place}
            place={place + 1}
            animal={lock[place]}
            look={look}
            onTap={(animal) => onChange(take(lock, animal))}
          />
        ))}
      </ol>
      <fieldset aria-label={lockText.choices} className={classNames("grid min-w-0", look.choices)}>
        {pictureLock.animals.map((animal) => (
          <button
            key={animal}
            type="button"
            aria-pressed={lock.includes(animal)}
            aria-label={animalText[animal]}
            onClick={() => onChange(pictureLock.tap(lock, animal))}
            className={classNames(
              "press mb-1 grid place-items-center rounded-tool lip aria-pressed:opacity-45",
              look.choice,
            )}
          >
            {picture(animal, look.picture)}
          </button>
        ))}
      </fieldset>
    </div>
  );
}

function take(lock: PictureLock, animal: AnimalName): PictureLock {
  return lock.filter((chosen) => chosen !== animal);
}

interface PlaceProps {
  readonly place: number;
  readonly animal: AnimalName | undefined;
  readonly look: Pick<(typeof looks)["small" | "large"], "place" | "placed" | "filled">;
  readonly onTap: (animal: AnimalName) => void;
}

function Place({ place, animal, look, onTap }: PlaceProps) {
  const frame = classNames("grid place-items-center rounded-tool border-3", look.place);
  return (
    <li>
      {animal === undefined ? (
        <span
          className={classNames(frame, "border-dashed border-softlip font-head text-[1.625rem] font-bold text-hue")}
        >
          <span aria-hidden="true">{place}</span>
          <span className="sr-only">{lockText.free(place)}</span>
        </span>
      ) : (
        <button
          type="button"
          aria-label={lockText.take(place, animalText[animal])}
          onClick={() => onTap(animal)}
          className={classNames(frame, "animate-pop border-solid", look.filled)}
        >
          {picture(animal, look.placed)}
        </button>
      )}
    </li>
  );
}
