import type { GrownUpFormState } from "./grown-up-form-state.ts";

type Field = NonNullable<GrownUpFormState["problem"]>["field"];

const nothing: GrownUpFormState = { problem: null, note: null, goTo: null };

/** The three things a grown-up's form can be answered. */
export const grownUpAnswer = {
  problem: (field: Field, message: string): GrownUpFormState => ({ ...nothing, problem: { field, message } }),
  note: (note: string): GrownUpFormState => ({ ...nothing, note }),
  goTo: (address: string): GrownUpFormState => ({ ...nothing, goTo: address }),
};
