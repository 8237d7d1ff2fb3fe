"use client";

// A drawing made on the server stands in a page twice, as markup and as data; one of the browser's code stands there once.
import { useId } from "react";

const near = [60, 76, 92, 108, 124, 560, 576, 592, 608, 624, 640].map((x) => `M${x} ${x < 200 ? 330 : 338}`);
const nearRight = [960, 976, 992, 1008, 1024].map((x) => `M${x} 322`);
const far = [250, 266, 282, 298, 760, 776, 792, 808].map((x) => `M${x} 300`);
const blade = "q-4-12-9-16m9 16q0-14 1-20m-1 20q4-11 9-15";

function tufts(starts: readonly string[]): string {
  return starts.map((start) => start + blade).join("");
}

/** Sky, karst hills and rice terraces; fills its box, cut at the top and the sides. Decoration only. */
export function Scene({ className = "absolute inset-0 size-full" }: { readonly className?: string }) {
  const id = useId();
  return (
    <svg className={className} viewBox="0 0 1200 400" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <defs>
        <linearGradient id={id} x2="0" y2="1">
          <stop stopColor="#bfe6fb" />
          <stop offset="1" stopColor="#fff4d9" />
        </linearGradient>
      </defs>
      <path d="M0 0h1200v400H0z" fill={`url(#${id})`} />
      <circle cx="806" cy="120" r="82" fill="#ffe9ae" opacity=".45" />
      <circle cx="806" cy="120" r="54" fill="#ffe08a" />
      <path
        d="M-10 330V250C40 250 60 160 110 150s60 60 90 62 50-96 104-92 64 92 100 100 60-30 96-28 60 46 110 50v80zM640 330V250c30-10 50-70 96-72s50 40 84 42 56-90 112-84 60 70 96 78 60-40 108-34 64 60 74 70v80z"
        fill="#a9d5cf"
      />
      <path d="M-10 270c80-30 160-64 260-40s160 40 280 18 200-54 330-28 230 40 350 10v180H-10z" fill="#c9e29a" />
      <path d="M-10 300c120-34 220-34 340-12s240 26 380 0 320-40 500 2v120H-10z" fill="#a7d46c" />
      <path
        d="M-10 306c120-34 220-34 340-12s240 26 380 0 320-40 500 2l0 12c-180-42-360-28-500-2s-260 22-380 0-220-22-340 12z"
        fill="#d9f0f2"
      />
      <path d="M-10 340c160-40 300-20 460 2s300 10 420-10 240-26 340 0v80H-10z" fill="#7fc04f" />
      <path
        d="M-10 346c160-40 300-20 460 2s300 10 420-10 240-26 340 0v11c-100-26-220-20-340 0s-260 32-420 10-300-42-460-2z"
        fill="#cdeaf0"
      />
      <path d="M-10 378c180-30 340-14 520 0s380 6 700-14v60H-10z" fill="#5ea63c" />
      <g fill="none" strokeWidth="3" strokeLinecap="round">
        <path d={tufts([...near, ...nearRight])} stroke="#5ea63c" />
        <path d={tufts(far)} stroke="#7fb84e" />
      </g>
    </svg>
  );
}
