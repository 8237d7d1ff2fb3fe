import { observable } from "#components/ui/observable.ts";

/** Whether an action of this tab has found its profile deleted elsewhere; the forms that stand in then say so. */
export const goneProfile = observable(false);
