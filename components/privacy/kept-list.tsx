import { privacyText } from "#lib/text/privacy-text.ts";

interface Kept {
  readonly names: readonly string[];
  readonly title: string;
  readonly what: string;
  readonly howLong: string;
}

interface Props {
  readonly kept: readonly Kept[];
  /** Whether the names it is kept under are told, so that they can be found in the browser. */
  readonly isNamed: boolean;
}

/** What is kept, a row each: what it is, and for how long. */
export function KeptList({ kept, isNamed }: Props) {
  return (
    <ul className="grid">
      {kept.map(({ names, title, what, howLong }) => (
        <li
          key={title}
          className="grid gap-x-6 gap-y-1 border-line border-t py-3.5 tablet:grid-cols-[210px_1fr] wide:grid-cols-[230px_1fr_250px]"
        >
          <div>
            <h4 className="tablet:pt-1 font-head text-[1.1875rem] leading-tight font-bold">{title}</h4>
            {isNamed ? <Names names={names} /> : null}
          </div>
          <p className="leading-normal">{what}</p>
          <p className="leading-normal text-muted tablet:col-start-2 wide:col-start-3">
            <strong className="font-semibold text-hue">{privacyText.grownUps.howLong}</strong> {howLong}
          </p>
        </li>
      ))}
    </ul>
  );
}

function Names({ names }: { readonly names: readonly string[] }) {
  return (
    <p className="mt-1 flex flex-wrap gap-1.5">
      {names.map((name) => (
        <code key={name} className="rounded-[8px] bg-soft px-2 py-0.5 text-meta text-hue">
          {name}
        </code>
      ))}
    </p>
  );
}
