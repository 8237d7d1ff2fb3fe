import { Picture } from "#components/figures/picture.tsx";
import type { HolderName } from "#lib/questions/figures/story-picture.ts";
import type { PictureName } from "#lib/questions/picture-name.ts";

interface Paint {
  readonly body: string;
  readonly rim: string;
  readonly shade: string;
}

const paints = {
  wood: { body: "#e0ac66", rim: "#c98f45", shade: "#b87d36" },
  red: { body: "#ef6a5a", rim: "#d2483a", shade: "#c23c30" },
  green: { body: "#58b868", rim: "#3a964c", shade: "#2f8541" },
} as const satisfies Record<string, Paint>;

/** A basket plaited of bands; its rim is 144 wide at 78. */
function Basket({ body, rim, shade }: Paint) {
  return (
    <>
      <path d="M-68 80h136l-13 23q-1 3 -5 3h-100q-4 0 -5 -3z" fill={body} />
      <path
        d="M-62 91h124M-56 100h112M-46 82l6 23M-23 82l3 23M0 82v23M23 82l-3 23M46 82l-6 23"
        fill="none"
        stroke={shade}
        strokeWidth="2"
        opacity=".55"
      />
      <rect x="-72" y="76" width="144" height="8" rx="4" fill={rim} />
    </>
  );
}

function Box() {
  return (
    <>
      <path d="M-66 80h132v23q0 3 -3 3h-126q-3 0 -3 -3z" fill="#8fb8ea" />
      <path d="M-70 76h140q2 0 2 2v5h-144v-5q0 -2 2 -2z" fill="#5f8fd0" />
    </>
  );
}

function Pen() {
  return (
    <>
      <path d="M-74 106q0 -10 14 -12h120q14 2 14 12z" fill="#a7d46c" />
      <path
        d="M-68 84v22M-40 84v22M40 84v22M68 84v22M-73 90h146"
        stroke="#b87d36"
        strokeWidth="6"
        strokeLinecap="round"
      />
    </>
  );
}

function Grass() {
  return (
    <>
      <path d="M-74 106q0 -24 30 -26h88q30 2 30 26z" fill="#a7d46c" />
      <path
        d="M-62 96l-4 -10M-62 96v-12M-62 96l5 -9M60 97l-4 -10M60 97v-12M60 97l5 -9"
        stroke="#4f9a3c"
        strokeWidth="3"
        strokeLinecap="round"
      />
    </>
  );
}

function Pond() {
  return (
    <>
      <path d="M-74 106q0 -24 30 -26h88q30 2 30 26z" fill="#a9d8f3" />
      <path
        d="M-68 99q6 -6 12 0t12 0M44 99q6 -6 12 0t12 0M-60 88q6 -5 12 0M48 88q6 -5 12 0"
        fill="none"
        stroke="#5aa9dc"
        strokeWidth="3"
        strokeLinecap="round"
      />
    </>
  );
}

/** A closed barrel with a picture of what is in it. */
function Barrel({ paint: { body, rim, shade }, picture }: { paint: Paint; picture: PictureName | null }) {
  return (
    <>
      <path d="M-36 28v66q0 12 36 12t36 -12v-66z" fill={body} />
      <ellipse cy="28" rx="36" ry="7" fill={rim} />
      <path d="M-36 46q0 8 36 8t36 -8M-36 78q0 8 36 8t36 -8" fill="none" stroke={shade} strokeWidth="4" />
      <circle cy="57" r="19" className="fill-card" />
      {picture !== null && <Picture name={picture} x={-14} y={43} size={28} />}
    </>
  );
}

interface HolderProps {
  holder: HolderName;
  /** On a barrel: what is in it. */
  picture: PictureName | null;
}

/** What the things of a story lie or stand in, standing on 106. */
export function Holder({ holder, picture }: HolderProps) {
  switch (holder) {
    case "box":
      return <Box />;
    case "plain-basket":
      return <Basket {...paints.wood} />;
    case "red-basket":
      return <Basket {...paints.red} />;
    case "green-basket":
      return <Basket {...paints.green} />;
    case "pen":
      return <Pen />;
    case "grass":
      return <Grass />;
    case "pond":
      return <Pond />;
    case "red-barrel":
      return <Barrel paint={paints.red} picture={picture} />;
    case "green-barrel":
      return <Barrel paint={paints.green} picture={picture} />;
    default:
      return holder satisfies never;
  }
}
