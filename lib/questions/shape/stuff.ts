/** What a picture holds: drawn shapes, drawn solids, or things of every day that look like one of them. */
export type Stuff = "flat" | "solid" | "thing" | "solid-thing";
