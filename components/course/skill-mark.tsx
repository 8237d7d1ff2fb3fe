import type { ReactNode } from "react";
import type { ShownState, SkillState } from "#lib/play/skill-progress.ts";
import { courseText } from "#lib/text/course-text.ts";

const stem = { strokeWidth: 3, strokeLinecap: "round", fill: "none" } as const;

const ear =
  "M20 2c3.4 3 3.4 8 0 11-3.4-3-3.4-8 0-11zM13 9c5 1 7 5 7 10-5-1-8-5-7-10zM27 9c-5 1-7 5-7 10 5-1 8-5 7-10zM11 19c5 0 8 3 9 8-5 1-9-3-9-8zM29 19c-5 0-8 3-9 8 5 1 9-3 9-8z";

/** Rice from bare soil to the ripe ear: how far the pupil is, told by form as much as by colour. */
const plants: Record<ShownState, ReactNode> = {
  new: (
    <>
      <path d="M8 36c3-5 21-5 24 0z" className="fill-wood-light" />
      <circle
        cx="20"
        cy="20"
        r="9.5"
        fill="none"
        className="stroke-field"
        strokeWidth="2.6"
        strokeDasharray="4.5 4.4"
      />
    </>
  ),
  due: (
    <>
      <g transform="translate(-5 0)">
        <path d="M20 37V14" className="stroke-paddy" {...stem} />
        <path d={ear} className="fill-star-light stroke-star-edge" strokeWidth="1.6" strokeLinejoin="round" />
      </g>
      <circle cx="29" cy="28" r="10" className="fill-again stroke-white" strokeWidth="2" />
      <path
        d="M25.4 25.8a4.6 4.6 0 1 1-.8 3.2M25 22.8V26h3.2"
        fill="none"
        className="stroke-white"
        strokeWidth="2.2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  ),
  learning: (
    <>
      <path d="M20 36V22" className="stroke-paddy" {...stem} />
      <path d="M20 25c-1-7-6-10-12-10 0 7 5 11 12 10zM20 22c0-7 5-11 12-12 1 8-4 13-12 12z" className="fill-paddy" />
    </>
  ),
  good: (
    <>
      <path d="M20 36V12M20 36c-1-9-5-13-10-15M20 36c1-9 5-13 10-15" className="stroke-paddy" {...stem} />
      <path
        d="M20 4c3 3 3 7 0 10-3-3-3-7 0-10zM15 11c4 1 5 4 5 8-4-1-6-4-5-8zM25 11c-4 1-5 4-5 8 4-1 6-4 5-8z"
        className="fill-paddy-light stroke-paddy"
        strokeWidth="1.6"
      />
    </>
  ),
  mastered: (
    <>
      <path d="M20 37V14" className="stroke-paddy" {...stem} />
      <path d={ear} className="fill-star stroke-star-edge" strokeWidth="1.6" strokeLinejoin="round" />
    </>
  ),
};

/** The plant alone, for where the words stand beside it. */
export function SkillPlant({ state, className }: { readonly state: ShownState; readonly className: string }) {
  return (
    <svg viewBox="0 0 40 40" className={className} aria-hidden="true">
      {plants[state]}
    </svg>
  );
}

/** How far the pupil is in a skill, in words under the title of its tile and as a plant beside both. */
export function SkillMark({ state }: { readonly state: SkillState }) {
  return (
    <>
      <svg
        viewBox="0 0 40 40"
        className="col-start-2 row-span-2 row-start-1 size-10"
        aria-hidden="true"
        data-mastered={state === "mastered" ? "" : undefined}
      >
        {plants[state]}
      </svg>
      <span className="col-start-1 row-start-2 text-[1rem] leading-tight text-muted">{courseText.states[state]}</span>
    </>
  );
}
