import type { SceneFigure } from "#lib/questions/figures/scene.ts";

const edge = { stroke: "#5d3a12", strokeWidth: 2.4, strokeLinejoin: "round" } as const;

/** What the things stand around, on its ground. */
export function Setting({ setting }: { setting: SceneFigure["setting"] }) {
  switch (setting) {
    case "table":
      return <Table />;
    case "box":
      return <Box />;
    case "tree":
      return <Tree />;
    case "row":
      return <Bench />;
    default:
      return setting satisfies never;
  }
}

function Ground({ className }: { className: string }) {
  return <path d="M2 158Q160 145 318 158V162Q318 169 311 169H9Q2 169 2 162z" className={className} />;
}

function Table() {
  return (
    <>
      <Ground className="fill-locked" />
      <path d="M96 88h14v68h-14zM210 88h14v68h-14z" fill="#c98a4b" {...edge} />
      <rect x="80" y="75" width="160" height="14" rx="4" fill="#dda566" {...edge} />
      <path d="M86 79H234" stroke="#f3cf9c" strokeWidth="3" strokeLinecap="round" />
    </>
  );
}

function Box() {
  return (
    <>
      <Ground className="fill-locked" />
      <path d="M72 56H248V158H72z" fill="#dda566" {...edge} />
      <path d="M80 64H240V150H80z" fill="#8b5e2c" {...edge} />
      <path d="M80 150L92 138H228L240 150z" fill="#b9854a" />
    </>
  );
}

function Tree() {
  return (
    <>
      <Ground className="fill-paddy-light" />
      <path d="M148 158Q152 120 148 84H172Q168 120 172 158z" fill="#a9793f" {...edge} />
      <path
        d="M160 6Q196 4 208 26Q244 30 242 60Q240 92 204 92Q160 104 116 92Q80 92 78 60Q76 30 112 26Q124 4 160 6z"
        fill="#8fc65b"
        stroke="#2c6b1d"
        strokeWidth="2.400"
      />
    </>
  );
}

function Bench() {
  return (
    <>
      <path d="M28 128h12v26h-12zM280 128h12v26h-12z" fill="#c98a4b" {...edge} />
      <rect x="4" y="117" width="312" height="13" rx="4" fill="#dda566" {...edge} />
    </>
  );
}
