function part(holder: unknown, key: string): unknown {
  return typeof holder === "object" && holder !== null ? Reflect.get(holder, key) : undefined;
}

/** Calls a method that may not be there; null when it is not. */
function call(holder: unknown, method: string): unknown {
  const found = part(holder, method);
  return typeof found === "function" ? Reflect.apply(found, holder, []) : null;
}

/** The native app this site may be wrapped in; Capacitor puts its object on the window. */
export const nativeApp = {
  isNative: (): boolean => call(part(window, "Capacitor"), "isNativePlatform") === true,

  /** Closes the app. */
  exit(): void {
    const app = part(part(part(window, "Capacitor"), "Plugins"), "App");
    if (call(app, "exitApp") === null) window.close();
  },
} as const;
