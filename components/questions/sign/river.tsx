/** The river the crocodile lies in, behind everything on the card. Decoration. */
export function River() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 400 160"
      preserveAspectRatio="xMidYMin slice"
      className="absolute inset-x-0 bottom-0 h-[46%] w-full forced-colors:hidden"
    >
      <path d="M0 14q25-14 50 0t50 0 50 0 50 0 50 0 50 0 50 0 50 0V400H0Z" className="fill-water" />
      <path
        d="M34 52q12-8 24 0t24 0M312 44q12-8 24 0t24 0M168 96q12-8 24 0t24 0M58 124q12-8 24 0t24 0M290 116q12-8 24 0t24 0"
        fill="none"
        strokeWidth="4"
        strokeLinecap="round"
        className="stroke-sky"
      />
    </svg>
  );
}
