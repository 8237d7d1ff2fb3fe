import { classNames } from "#components/ui/class-names.ts";
import type { AnimalName } from "#lib/play/animal-ladder.ts";
import { type PictureLock, pictureLock } from "#lib/play/picture-lock.ts";
import { animalText } from "#lib/text/animal-text.ts";
import { lockText } from "#lib/text/lock-text.ts";

interface Props {
  readonly lock: PictureLock;
  readonly onChange: (lock: PictureLock) => void;
}

const places = Array.from({ length: pictureLock.length }, (_, place) => place);

function picture(animal: AnimalName) {
  return <img src={`/animals/level-one/${animal}-1.svg`} alt="" width="44" height="44" className="size-11" />;
}

/** Three places and ten animals: a tap puts an animal into the next place, a second tap takes it out again. */
export function LockPad({ lock, onChange }: Props) {
  return (
    <div className="grid gap-3">
      <ol className="flex gap-3" aria-label={lockText.chosen}>
        {places.map((place) => (
          <Place key={place} place={place + 1} animal={lock[place]} onTap={(animal) => onChange(take(lock, animal))} />
        ))}
      </ol>
      <fieldset
        aria-label={lockText.choices}
        className="grid min-w-0 grid-cols-4 gap-3 tablet:grid-cols-10 wide:max-w-[520px] wide:grid-cols-5"
      >
        {pictureLock.animals.map((animal) => (
          <button
            key={animal}
            type="button"
            aria-pressed={lock.includes(animal)}
            aria-label={animalText[animal]}
            onClick={() => onChange(pictureLock.tap(lock, animal))}
            className="press mb-1 grid h-16 place-items-center rounded-tool bg-soft lip aria-pressed:opacity-45"
          >
            {picture(animal)}
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
  readonly onTap: (animal: AnimalName) => void;
}

function Place({ place, animal, onTap }: PlaceProps) {
  const look = "grid size-18 place-items-center rounded-tool border-3";
  return (
    <li>
      {animal === undefined ? (
        <span className={classNames(look, "border-dashed border-softlip font-head text-[1.625rem] font-bold text-hue")}>
          <span aria-hidden="true">{place}</span>
          <span className="sr-only">{lockText.free(place)}</span>
        </span>
      ) : (
        <button
          type="button"
          aria-label={lockText.take(place, animalText[animal])}
          onClick={() => onTap(animal)}
          className={classNames(look, "animate-pop border-solid bg-surface")}
        >
          {picture(animal)}
        </button>
      )}
    </li>
  );
}
