/** Who climbs the path: the pupil's animal by its asset ("animals/level-one/cat-1"), the giraffe for a guest. */
export function MapPin({ animal }: { readonly animal: string }) {
  return (
    <span className="grid size-full place-items-center overflow-hidden rounded-full bg-sky" aria-hidden="true">
      <img src={`/${animal}.svg`} alt="" width="64" height="64" className="size-[78%]" />
    </span>
  );
}
