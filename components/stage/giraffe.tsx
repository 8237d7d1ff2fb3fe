import { type ReactNode, useId } from "react";
import { GiraffeArms, type GiraffePose } from "./giraffe-arms.tsx";
import { type GiraffeExpression, GiraffeFace } from "./giraffe-face.tsx";

interface Props {
  readonly face: GiraffeExpression;
  readonly arms?: GiraffePose;
  /** The nón lá, a GiraffeHat: on home, map, onboarding and the page of a lost way only. Runs do without its weight. */
  readonly hat?: ReactNode;
  /** Width and place; the drawing keeps 200 by 258 and may stand out of its box. */
  readonly className?: string;
}

const body = (
  <>
    <path d="M36 228c2-26 22-40 42-44l4-64h36l4 64c20 4 40 18 42 44z" fill="#f7b954" />
    <path
      d="M84 150q9-5 14 4t-3 15-16 2q-4-16 5-21zM110 168q10-6 13 4l1 12q-11 6-17-2t3-14zM58 200q12-6 17 3t-3 16-20-1-6-12 12-6zM104 200q13-4 16 6t-5 14-18-2 7-18zM138 200q12-2 15 8t-4 14-16-4 5-18z"
      fill="#d98a3d"
    />
    <path d="M80 136c10 9 30 9 40 0l1 14c-10 8-32 8-42 0z" fill="#c8782f" opacity=".35" />
  </>
);

const ears = (
  <>
    <path d="M60 66C44 46 22 46 16 58c-3 16 24 32 46 24z" fill="#f7b954" />
    <path d="M54 68C42 56 30 55 25 60c0 9 16 17 30 15z" fill="#ff9f87" />
    <path d="M140 66c16-20 38-20 44-8 3 16-24 32-46 24z" fill="#f7b954" />
    <path d="M146 68c12-12 24-13 29-8 0 9-16 17-30 15z" fill="#ff9f87" />
  </>
);

const horns = (
  <>
    <path d="M83 40 76 14M117 40l7-26" stroke="#d98a3d" strokeWidth="10" strokeLinecap="round" />
    <circle cx="75" cy="11" r="9" fill="#7d4526" />
    <circle cx="125" cy="11" r="9" fill="#7d4526" />
  </>
);

const tuft = <path d="M92 29q8-14 16-1 8-8 9 4-16 8-30 1z" fill="#7d4526" />;

const muzzle = (
  <>
    <path
      d="M61 58q8-11 14-5t-5 11-10 1zM139 58q-8-11-14-5t5 11 10 1zM93 48q7-5 14 0t-2 12q-5 4-10 0t-2-12z"
      fill="#d98a3d"
      opacity=".75"
    />
    <path d="M100 90c25 0 41 10 41 25 0 16-17 27-41 27s-41-11-41-27c0-15 16-25 41-25z" fill="#fff0d3" />
    <ellipse cx="87" cy="104" rx="3.6" ry="4.8" fill="#b9763f" />
    <ellipse cx="113" cy="104" rx="3.6" ry="4.8" fill="#b9763f" />
    <ellipse cx="68" cy="97" rx="8" ry="5.6" fill="#ff8d72" opacity=".55" />
    <ellipse cx="132" cy="97" rx="8" ry="5.6" fill="#ff8d72" opacity=".55" />
  </>
);

const scarf = (
  <>
    <path
      d="M73 152c14 11 40 11 54 0 4 4 5 13 1 17-15 12-41 12-56 0-4-4-3-13 1-17zM112 170l20-4 6 34-11-5-9 9z"
      className="fill-solid"
    />
    <path d="M112 170l20-4 1 9-18 5z" opacity=".14" />
  </>
);

/** The studious giraffe, this product's own character. Its scarf takes the page's colour. Decoration only. */
export function Giraffe({ face, arms = "none", hat = null, className = "" }: Props) {
  const id = useId();
  return (
    <svg
      className={`overflow-visible [clip-path:inset(-30%_-30%_0)] ${className}`}
      viewBox="0 -34 200 258"
      aria-hidden="true"
    >
      <defs>
        <linearGradient id={`${id}coat`} x2="0" y2="1">
          <stop stopColor="#ffd57f" />
          <stop offset="1" stopColor="#f7b954" />
        </linearGradient>
      </defs>
      {body}
      {ears}
      {hat === null ? horns : null}
      <path
        d="M100 28c32 0 47 21 46 49-.6 12-5 20-6 32-2 20-18 31-40 31s-38-11-40-31c-1-12-5.4-20-6-32-1-28 14-49 46-49z"
        fill={`url(#${id}coat)`}
      />
      {hat === null ? tuft : null}
      {muzzle}
      <GiraffeFace expression={face} />
      {scarf}
      {hat}
      <GiraffeArms pose={arms} skin={`url(#${id}coat)`} />
    </svg>
  );
}
