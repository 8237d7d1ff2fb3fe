import { usePathname, useRouter } from "next/navigation";
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { session, useSession } from "#components/session/session.ts";
import { Scene } from "#components/stage/scene.tsx";
import { AppLink } from "#components/ui/app-link.tsx";
import { classNames } from "#components/ui/class-names.ts";
import { Icon } from "#components/ui/icon.tsx";
import { useDelayed } from "#components/ui/use-delayed.ts";
import { type MenuItem, menuItems } from "#lib/play/menu-items.ts";
import { menuText } from "#lib/text/menu-text.ts";
import { settingsText } from "#lib/text/settings-text.ts";
import { MenuHead } from "./menu-head.tsx";
import { MenuRow } from "./menu-row.tsx";
import { useMenuKeys } from "./use-menu-keys.ts";

/** Spec section 9. The widths and the animations of 250 ms are in the class names here and in the rows. */
const rowsAfterMs = 1000;
const goesAfterMs = 200;

const sheet =
  "fixed inset-y-0 left-0 z-40 flex w-72 flex-col overflow-x-clip overflow-y-auto overscroll-contain rounded-r-card bg-paper px-2 pt-4 transition-[translate,opacity,visibility] duration-250 ease-out starting:-translate-x-full motion-reduce:starting:translate-x-0 motion-reduce:starting:opacity-0";
/** What is no entry of the spec stands quietly below them. */
const foot =
  "press flex min-h-14 items-center gap-4 rounded-button px-5 font-head text-[1.125rem] leading-tight font-bold text-hue";
const closedSheet = "invisible -translate-x-full motion-reduce:translate-x-0 motion-reduce:opacity-0";
const veil = "fixed inset-0 z-40 bg-veil transition-[opacity,visibility] duration-250 ease-out starting:opacity-0";

interface Props {
  readonly isOpen: boolean;
  /** The button beside it, which the keyboard reaches together with the entries. */
  readonly toggle: RefObject<HTMLButtonElement | null>;
  readonly onClose: () => void;
}

/** The side menu (spec section 2): who plays, the ways through the site, the hills. */
export function SideMenu({ isOpen, toggle, onClose }: Props) {
  const pathname = usePathname();
  const isLoggedIn = useSession(session.confirmedName, null) !== null;
  const nav = useRef<HTMLElement>(null);
  const areRowsShown = useDelayed(isOpen, rowsAfterMs);
  // With the rows their moving icons come, which are not asked for before; afterwards both stay.
  const [hasRows, setHasRows] = useState(false);
  if (areRowsShown && !hasRows) setHasRows(true);
  const { chosen, choose } = useChoice(isOpen, onClose);
  useMenuKeys({ isOpen, nav, toggle, onClose });
  const items = hasRows ? menuItems({ pathname, isLoggedIn, isNativeApp: nativeApp.isNative() }) : [];
  return (
    <>
      <div className={classNames(veil, !isOpen && "invisible opacity-0")} />
      <nav ref={nav} id="menu" aria-label={menuText.name} className={classNames(sheet, !isOpen && closedSheet)}>
        <MenuHead isOpen={isOpen} />
        <ul
          className={classNames(
            "mb-4 grid flex-none gap-3 transition-opacity duration-250",
            !areRowsShown && "invisible opacity-0",
          )}
        >
          {items
            .filter((item) => item.show)
            .map((item) => (
              <li key={item.id}>
                <MenuRow
                  item={item}
                  isChosen={chosen === null ? item.status : chosen.id === item.id}
                  onChoose={() => choose(item)}
                />
              </li>
            ))}
        </ul>
        <div className="mt-auto flex-none">
          {hasRows && (
            <ul className={classNames("mb-2", !areRowsShown && "invisible")}>
              <li>
                <AppLink href="/settings" className={foot} onClick={onClose}>
                  <Icon name="settings" />
                  {settingsText.link}
                </AppLink>
              </li>
            </ul>
          )}
          <Scene className="-mx-2 h-37.5 w-72" />
        </div>
      </nav>
    </>
  );
}

/** An entry that was pressed shows it for a moment, then leads where it leads, and the menu closes. */
function useChoice(isOpen: boolean, onClose: () => void) {
  const router = useRouter();
  const [chosen, setChosen] = useState<MenuItem | null>(null);
  const go = useEffectEvent(() => {
    if (chosen?.url === null) nativeApp.exit();
    else if (chosen) router.push(chosen.url);
    onClose();
  });
  useEffect(() => {
    if (!isOpen || chosen === null) return;
    const timer = window.setTimeout(go, goesAfterMs);
    return () => {
      window.clearTimeout(timer);
      setChosen(null);
    };
  }, [isOpen, chosen]);
  return { chosen, choose: (item: MenuItem) => setChosen((before) => before ?? item) };
}

function part(holder: unknown, key: string): unknown {
  return typeof holder === "object" && holder !== null ? Reflect.get(holder, key) : undefined;
}

/** Calls a method that may not be there; null when it is not. */
function call(holder: unknown, method: string): unknown {
  const found = part(holder, method);
  return typeof found === "function" ? Reflect.apply(found, holder, []) : null;
}

/** The native app this site may be wrapped in; Capacitor puts its object on the window. */
const nativeApp = {
  isNative: (): boolean => call(part(window, "Capacitor"), "isNativePlatform") === true,

  /** Closes the app. */
  exit(): void {
    const app = part(part(part(window, "Capacitor"), "Plugins"), "App");
    if (call(app, "exitApp") === null) window.close();
  },
} as const;
