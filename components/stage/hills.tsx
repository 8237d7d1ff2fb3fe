/** Low hills at the foot of the screen, in the page's soft tone: behind runs of classes 1 and 2. */
export function Hills() {
  return (
    <svg
      className="pointer-events-none fixed inset-x-0 bottom-0 -z-10 h-[19vh] w-full text-soft forced-colors:hidden"
      viewBox="0 0 1200 160"
      preserveAspectRatio="none"
      aria-hidden="true"
      fill="currentColor"
    >
      <path d="M0 60c200-60 380-40 600-10s420 20 600-30v140H0z" opacity=".35" />
      <path d="M0 104c220-40 420-30 640 0s380 10 560-20v76H0z" opacity=".5" />
    </svg>
  );
}
