import { observable } from "#components/ui/observable.ts";

/** Whether what is tapped on a board is read aloud instead of answering with it. */
export const tapToHear = observable(false);
