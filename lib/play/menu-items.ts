import { menuText } from "#lib/text/menu-text.ts";

/** One entry of the side menu, with the fields of spec section 3. */
export interface MenuItem {
  readonly id: "home" | "user" | "leaderboard" | "contact" | "exit";
  /** The state machine that moves its icon, and the artboard it is drawn on; null for the entry without a moving icon. */
  readonly stateMachine: string | null;
  readonly artboard: "HOME" | "USER" | "LEADERBOARD" | "CONTACT" | null;
  /** Whether it is the page that is open. */
  readonly status: boolean;
  readonly show: boolean;
  /** Where it leads; null for the one that closes the app. */
  readonly url: (typeof urls)[keyof typeof urls] | null;
  readonly text: string;
}

interface Situation {
  readonly pathname: string;
  readonly isLoggedIn: boolean;
  /** Whether this runs as a native app, which a page cannot be closed in otherwise. */
  readonly isNativeApp: boolean;
}

/** The entries of the side menu in their order (spec section 2): the leaderboard for a pupil, Exit in a native app only. */
export function menuItems({ pathname, isLoggedIn, isNativeApp }: Situation): MenuItem[] {
  const page = (id: keyof typeof urls, status: boolean, show: boolean): MenuItem => {
    const artboard = artboards[id];
    return { id, stateMachine: `${artboard}_interactivity`, artboard, status, show, url: urls[id], text: menuText[id] };
  };
  return [
    page("home", pathname === urls.home, true),
    page("user", pathname === urls.user, true),
    page("leaderboard", pathname.startsWith("/leaderboard/"), isLoggedIn),
    page("contact", pathname === urls.contact, true),
    {
      id: "exit",
      stateMachine: null,
      artboard: null,
      status: false,
      show: isNativeApp,
      url: null,
      text: menuText.exit,
    },
  ];
}

const urls = { home: "/", user: "/user", leaderboard: "/leaderboard/week", contact: "/contact" } as const;

const artboards = { home: "HOME", user: "USER", leaderboard: "LEADERBOARD", contact: "CONTACT" } as const;
