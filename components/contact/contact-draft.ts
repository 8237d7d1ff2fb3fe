interface Draft {
  readonly email: string;
  readonly message: string;
}

const key = "contactDraft";
const empty: Draft = { email: "", message: "" };
/** For when storage is blocked: the draft then lives as long as the page's scripts. */
let memory = empty;

function isDraft(value: unknown): value is Draft {
  return (
    typeof value === "object" &&
    value !== null &&
    "email" in value &&
    typeof value.email === "string" &&
    "message" in value &&
    typeof value.message === "string"
  );
}

/** What was typed into the contact form and not sent yet; kept for this tab, over an error page and a reload. */
export const contactDraft = {
  read(): Draft {
    try {
      const stored: unknown = JSON.parse(window.sessionStorage.getItem(key) ?? "null");
      return isDraft(stored) ? stored : memory;
    } catch {
      return memory;
    }
  },

  write(draft: Draft): void {
    memory = draft;
    try {
      window.sessionStorage.setItem(key, JSON.stringify(draft));
    } catch {
      // Storage is blocked or full: `memory` keeps the draft.
    }
  },

  clear(): void {
    memory = empty;
    try {
      window.sessionStorage.removeItem(key);
    } catch {
      // Storage is blocked: there is nothing in it.
    }
  },
} as const;
