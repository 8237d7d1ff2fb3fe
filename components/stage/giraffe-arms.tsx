/** wave: one arm up beside the face; up: both; chin: a hoof at the chin. */
export type GiraffePose = "none" | "wave" | "up" | "chin";

function hoof(transform: string) {
  return (
    <g transform={transform}>
      <path d="M-13 7v-9a13 12 0 0 1 26 0v9q-6 4-13 4t-13-4z" fill="#7d4526" />
      <path d="M0-4v12" stroke="#5d3119" strokeWidth="2.4" strokeLinecap="round" />
    </g>
  );
}

function arm(d: string, skin: string) {
  return <path d={d} fill="none" stroke={skin} strokeWidth="23" strokeLinecap="round" />;
}

/** The arms of the giraffe, in front of its body. `skin` is the paint of its coat. */
export function GiraffeArms({ pose, skin }: { readonly pose: GiraffePose; readonly skin: string }) {
  switch (pose) {
    case "none":
      return null;
    case "wave":
      return (
        <g className="origin-bottom-left animate-wave [transform-box:fill-box]">
          {arm("M148 222C170 210 178 188 174 162", skin)}
          {hoof("translate(173 152) rotate(6)")}
        </g>
      );
    case "up":
      return (
        <>
          {arm("M148 222C172 210 184 184 180 150", skin)}
          {hoof("translate(180 140) rotate(10)")}
          {arm("M52 222C28 210 16 184 20 150", skin)}
          {hoof("translate(20 140) rotate(-10)")}
        </>
      );
    case "chin":
      return (
        <>
          {arm("M150 222C166 206 150 178 128 160", skin)}
          {hoof("translate(122 153) rotate(-52)")}
        </>
      );
  }
}
