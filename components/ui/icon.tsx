import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

const drawings = {
  keyboard: (
    <>
      <rect x="3.5" y="6.5" width="17" height="11.5" rx="2.6" />
      <path d="M7.4 10.4h.01M12 10.4h.01M16.6 10.4h.01M9 14.2h6" />
    </>
  ),
  capital: <path d="M12 5 5.5 12.2h3.7v5.6h5.6v-5.6h3.7zM8.6 20.4h6.8" />,
  back: <path d="M14.5 5.5 8 12l6.5 6.5" />,
  next: <path d="M9.5 5.5 16 12l-6.5 6.5" />,
  down: <path d="M12 5v13.5M5.8 12.6 12 18.8l6.2-6.2" />,
  more: <path d="M5.5 12h.01M12 12h.01M18.5 12h.01" strokeWidth="4" />,
  close: <path d="m6.5 6.5 11 11m0-11-11 11" />,
  menu: <path d="M5 7h14M5 12h10M5 17h14" />,
  tick: <path d="m5.5 12.6 4.3 4.3 8.7-9.3" />,
  plus: <path d="M12 5.5v13M5.5 12h13" />,
  minus: <path d="M5.5 12h13" />,
  play: <path d="M8.5 5.8v12.4L18.5 12z" fill="currentColor" />,
  pause: <path d="M8.5 6v12M15.5 6v12" strokeWidth="4" />,
  expand: <path d="M9 4.5H4.5V9M15 4.5h4.5V9M9 19.5H4.5V15M15 19.5h4.5V15" />,
  again: (
    <>
      <path d="M6.2 9.2A7 7 0 1 1 5 13.6" />
      <path d="M5.2 4.8v4.9h4.9" />
    </>
  ),
  undo: (
    <>
      <path d="M5.2 9.4h8.6a5 5 0 0 1 0 10H9" />
      <path d="M9 5.2 4.8 9.4 9 13.6" />
    </>
  ),
  speaker: (
    <>
      <path d="M4 9.6v4.8h3.2L12 18.4V5.6L7.2 9.6z" fill="currentColor" />
      <path d="M15.4 9.2a4 4 0 0 1 0 5.6M18 6.6a7.6 7.6 0 0 1 0 10.8" />
    </>
  ),
  microphone: (
    <>
      <rect x="9" y="3.5" width="6" height="10.5" rx="3" />
      <path d="M5.5 11.5a6.5 6.5 0 0 0 13 0M12 18v2.8" />
    </>
  ),
  ear: (
    <>
      <path d="M6.6 10.4a5.4 5.4 0 0 1 10.8 0c0 3.4-2.9 4-3.3 6.6-.3 2-1.5 3.2-3.2 3.2-1.6 0-2.7-1-2.9-2.5" />
      <path d="M9.4 10.6a2.6 2.6 0 0 1 5.2 0c0 1.7-1.7 2-1.9 3.6" />
    </>
  ),
  notes: (
    <>
      <path d="M9.2 17V6.4l9.6-2v10.6" />
      <circle cx="6.8" cy="17" r="2.4" fill="currentColor" />
      <circle cx="16.4" cy="15" r="2.4" fill="currentColor" />
    </>
  ),
  silence: (
    <>
      <path d="M9.2 17V9m0-2.6 9.6-2v10.6" />
      <circle cx="6.8" cy="17" r="2.4" fill="currentColor" />
      <path d="m4 4 16.5 16.5" />
    </>
  ),
  bulb: (
    <>
      <path d="M9.3 17.2c0-2.2-3-3.6-3-7a5.7 5.7 0 0 1 11.4 0c0 3.4-3 4.8-3 7z" />
      <path d="M10 20.4h4" />
    </>
  ),
  lock: (
    <>
      <rect x="5.5" y="11" width="13" height="9" rx="3" fill="currentColor" />
      <path d="M8.4 11V8.2a3.6 3.6 0 0 1 7.2 0V11" />
    </>
  ),
  heart: (
    <path
      d="M12 19.4S4.4 15 4.4 9.6A3.9 3.9 0 0 1 12 8.3a3.9 3.9 0 0 1 7.6 1.3c0 5.4-7.6 9.8-7.6 9.8z"
      fill="currentColor"
    />
  ),
  home: (
    <>
      <path d="M4.5 11.2 12 4.8l7.5 6.4" />
      <path d="M6.6 10.4v8.2h10.8v-8.2" />
      <path d="M10.4 18.4v-4.6h3.2v4.6" />
    </>
  ),
  user: (
    <>
      <circle cx="12" cy="8.6" r="3.8" />
      <path d="M4.8 19.6c.8-3.8 3.6-5.6 7.2-5.6s6.4 1.8 7.2 5.6z" />
    </>
  ),
  trophy: (
    <>
      <path d="M7.6 4.6h8.8v5.2a4.4 4.4 0 0 1-8.8 0z" fill="currentColor" />
      <path d="M7.4 6H4.4c0 3 1.2 4.6 3.4 5M16.6 6h3c0 3-1.2 4.6-3.4 5M12 14.4v4.4M8.6 19.4h6.8" />
    </>
  ),
  mail: (
    <>
      <rect x="4" y="6" width="16" height="12.4" rx="2.6" />
      <path d="m4.8 8 7.2 5.4L19.2 8" />
    </>
  ),
  copy: (
    <>
      <rect x="8.6" y="8.6" width="11" height="11" rx="2.6" />
      <path d="M15.4 5.2a2 2 0 0 0-1.6-.8H6.6a2.2 2.2 0 0 0-2.2 2.2v7.2c0 .7.3 1.3.8 1.6" />
    </>
  ),
  share: (
    <>
      <path d="M12 14.5V4.6M8 8.2l4-3.8 4 3.8" />
      <path d="M7.6 11.4H5.4v8h13.2v-8h-2.2" />
    </>
  ),
  settings: (
    <>
      <path d="M4 8h7.2m6.4 0H20M4 16h2.4m6.4 0H20" />
      <circle cx="14.4" cy="8" r="3" fill="currentColor" />
      <circle cx="9.6" cy="16" r="3" fill="currentColor" />
    </>
  ),
  search: (
    <>
      <circle cx="10.6" cy="10.6" r="6" />
      <path d="m15.2 15.2 4.6 4.6" />
    </>
  ),
  maths: <path d="M7.6 4.4v6.4M4.4 7.6h6.4M14 7.6h6M4.9 13.9l5.2 5.2m0-5.2-5.2 5.2M14 14.7h6M14 18.3h6" />,
  vietnamese: (
    <>
      <circle cx="10.6" cy="15" r="4.8" />
      <path d="M15.6 10v9.8M7 3.8c.7 3 6.6 3 7.3 0" />
    </>
  ),
  delete: (
    <>
      <path d="M9 6h10.4v12H9L3.8 12z" />
      <path d="m11.8 9.8 4.4 4.4m0-4.4-4.4 4.4" />
    </>
  ),
} as const satisfies Record<string, ReactNode>;

export type IconName = keyof typeof drawings;

/** A line icon in the colour of the text around it; 28 px unless `className` sizes it. Always decoration: the words stand beside it or in its button's label. */
export function Icon({
  name,
  className = "size-7",
  strokeWidth = 2.6,
}: {
  readonly name: IconName;
  readonly className?: string;
  readonly strokeWidth?: number;
}) {
  return (
    <svg
      className={classNames("flex-none", className)}
      viewBox="0 0 24 24"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth={strokeWidth}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {drawings[name]}
    </svg>
  );
}
