import { useState } from "react";
import { panelClass } from "#components/sets/panel-class.ts";
import { AppLink } from "#components/ui/app-link.tsx";
import { roomButton } from "#components/ui/room-button.ts";
import { useAwaited } from "#components/ui/use-awaited.ts";
import type { Result } from "#lib/core/result.ts";
import { readMatrix } from "#lib/test-papers/matrix.ts";
import { longest, type TestRequest, testHref } from "#lib/test-papers/request.ts";
import type {
  DeleteTemplateProblem,
  NewTestTemplate,
  SaveTemplateProblem,
  TestSettings,
  TestTemplate,
} from "#lib/test-papers/test-template.ts";
import { testPaperText } from "#lib/text/test-paper-text.ts";

const text = testPaperText.templates;

/** What is done with templates; the page gives it. */
export interface TemplateActions {
  readonly save: (template: NewTestTemplate) => Promise<Result<null, SaveTemplateProblem>>;
  readonly remove: (id: string) => Promise<Result<null, DeleteTemplateProblem>>;
}

interface Props {
  readonly request: TestRequest;
  /** Of the grown-up who is signed in; null where nobody is. */
  readonly templates: readonly TestTemplate[] | null;
  readonly actions: TemplateActions;
  /** What the form says now; null while its matrix makes no paper. */
  readonly settings: () => TestSettings | null;
}

type Said = { readonly isProblem: boolean; readonly words: string } | null;

/** The templates of a teacher: to begin with one, to keep what was chosen, to throw one away. */
export function TemplatesPanel({ request, templates, actions, settings }: Props) {
  if (templates === null) {
    return (
      <section className={panelClass} aria-label={text.title}>
        <p className="text-muted">{text.signedOut}</p>
        <AppLink href="/grown-ups" className={`${roomButton.plain} justify-self-start`}>
          {text.signIn}
        </AppLink>
      </section>
    );
  }
  return <Own request={request} templates={templates} actions={actions} settings={settings} />;
}

/** The address that begins with a template. */
function hrefOf(request: TestRequest, { matrix, ...settings }: TestSettings): string {
  return testHref({ ...request, ...settings, matrix: readMatrix(matrix, request.subject) }, true);
}

function Own({ request, templates, actions, settings }: Props & { readonly templates: readonly TestTemplate[] }) {
  const [name, setName] = useState("");
  const [said, setSaid] = useState<Said>(null);
  const [isSending, start] = useAwaited();
  const send = (work: () => Promise<Result<null, SaveTemplateProblem | DeleteTemplateProblem>>, done: string) =>
    start(async (isAwaited) => {
      setSaid(null);
      const sent = await work();
      if (!isAwaited()) return;
      setSaid(sent.ok ? { isProblem: false, words: done } : { isProblem: true, words: text.problems[sent.reason] });
    });
  const save = () => {
    const now = settings();
    const trimmed = name.trim();
    if (trimmed === "") return setSaid({ isProblem: true, words: text.noName });
    if (now === null) return setSaid({ isProblem: true, words: text.notSound });
    const { classId, subject } = request;
    send(() => actions.save({ name: trimmed, classId, subject, settings: now }), text.saved(trimmed));
  };
  return (
    <section className={panelClass} aria-labelledby="templates">
      <h2 id="templates" className="font-head text-[1.25rem] leading-tight font-bold">
        {text.title}
      </h2>
      {templates.length === 0 && <p className="text-muted">{text.none}</p>}
      <ul className="grid gap-2">
        {templates.map((template) => (
          <li key={template.id} className="flex flex-wrap items-center gap-2">
            <AppLink
              href={hrefOf(request, template.settings)}
              className={`${roomButton.plain} min-w-0 flex-1 justify-start! text-start! wrap-anywhere`}
            >
              {template.name}
            </AppLink>
            <button
              type="button"
              disabled={isSending}
              aria-label={text.removeNamed(template.name)}
              onClick={() => send(() => actions.remove(template.id), text.removed(template.name))}
              className={roomButton.plain}
            >
              {text.remove}
            </button>
          </li>
        ))}
      </ul>
      <label className="grid gap-1 font-head text-[1.0625rem] font-semibold">
        {text.name}
        <input
          value={name}
          maxLength={longest.template}
          onChange={({ target }) => setName(target.value)}
          onKeyDown={(event) => {
            // It stands in the form of the paper, which Enter would make.
            if (event.key !== "Enter") return;
            event.preventDefault();
            save();
          }}
          className="min-h-12 w-full rounded-[12px] border-2 border-field bg-card px-3 font-read text-[1rem] font-normal text-ink"
          autoComplete="off"
        />
      </label>
      <button type="button" disabled={isSending} onClick={save} className={`${roomButton.plain} justify-self-start`}>
        {text.save}
      </button>
      <p role="status" className="font-semibold text-right-ink empty:sr-only">
        {said?.isProblem === false ? said.words : ""}
      </p>
      <p role="alert" className="font-semibold text-again-ink empty:hidden">
        {said?.isProblem === true ? said.words : ""}
      </p>
    </section>
  );
}
