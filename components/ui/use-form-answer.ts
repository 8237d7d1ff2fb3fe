import { useState } from "react";
import { useAwaited } from "./use-awaited.ts";

/**
 * What a server action last answered to a form, how the form is sent, and whether an answer is awaited: React's
 * `useActionState`, but nobody is kept on the page meanwhile (`useAwaited`), and a form that is on its way is not sent
 * again.
 */
export function useFormAnswer<State>(
  send: (before: State, form: FormData) => Promise<State>,
  first: State,
): readonly [State, (form: FormData) => void, boolean] {
  const [state, setState] = useState(first);
  const [isAwaited, run] = useAwaited();
  const submit = (form: FormData) =>
    run(async () => {
      const after = await send(state, form);
      setState(() => after);
    });
  return [state, submit, isAwaited];
}
