const key = "readAloud";
const listeners = new Set<() => void>();
let isOn: boolean | null = null;

function load(): boolean {
  try {
    return window.localStorage.getItem(key) === "on";
  } catch {
    return false;
  }
}

/** Whether questions are read out by themselves: off until the child turns it on, then remembered. */
export const readAloud = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  isOn(): boolean {
    isOn ??= load();
    return isOn;
  },
  turn(next: boolean): void {
    isOn = next;
    try {
      window.localStorage.setItem(key, next ? "on" : "off");
    } catch {
      // Storage is blocked: the choice holds until the page is left.
    }
    for (const listener of listeners) listener();
  },
} as const;
