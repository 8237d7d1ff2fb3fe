import { isRegained, type RunState } from "#lib/play/run-state.ts";
import type { RunView } from "#lib/play/run-view.ts";
import { resultText } from "#lib/text/result-text.ts";

/** What a run was about: its skill, or of several skills those that were right throughout and those that were not. */
export function learntSentences({ title }: Pick<RunView, "title">, state: RunState): string[] {
  const skills = new Map<string, boolean>();
  for (const { skillTitle, outcome } of state.entries) {
    if (skillTitle !== undefined) skills.set(skillTitle, (skills.get(skillTitle) ?? true) && outcome === "right");
  }
  const titles = (isFirm: boolean) => [...skills].filter(([, right]) => right === isFirm).map(([name]) => name);
  const [firm, unsure] = [titles(true), titles(false)];
  const regained = state.entries.filter((_, place) => isRegained(state, place)).length;
  return [
    ...(skills.size === 0 ? [resultText.practised(title)] : []),
    ...(firm.length > 0 ? [resultText.firm(firm.join(", "))] : []),
    ...(unsure.length > 0 ? [resultText.unsure(unsure.join(", "))] : []),
    ...(regained > 0 ? [resultText.regained(regained)] : []),
  ];
}

/** What was learnt, in a line or two below the count of right answers. */
export function Learnt({ run, state }: { readonly run: RunView; readonly state: RunState }) {
  return learntSentences(run, state).map((sentence) => (
    <p key={sentence} className="text-balance text-muted">
      {sentence}
    </p>
  ));
}
