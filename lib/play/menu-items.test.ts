import { expect, test } from "vitest";
import { menuItems } from "./menu-items.ts";

const guest = { pathname: "/", isLoggedIn: false, isNativeApp: false };

function shown(situation: Parameters<typeof menuItems>[0]): string[] {
  return menuItems(situation)
    .filter((item) => item.show)
    .map((item) => item.text);
}

test("a guest sees home, user and contact", () => {
  expect(shown(guest)).toEqual(["Trang chủ", "Người dùng", "Liên hệ"]);
});

test("a pupil who is logged in sees the leaderboard too", () => {
  expect(shown({ ...guest, isLoggedIn: true })).toEqual(["Trang chủ", "Người dùng", "Xếp hạng", "Liên hệ"]);
});

test("in a native app the last entry closes it", () => {
  expect(shown({ ...guest, isNativeApp: true }).at(-1)).toBe("Thoát");
});

test.each([
  ["/", "home"],
  ["/user", "user"],
  ["/leaderboard/all", "leaderboard"],
  ["/leaderboard/addition-10", "leaderboard"],
  ["/contact", "contact"],
  ["/class/1", undefined],
  ["/game/counting", undefined],
])("on %s the entry marked as open is %s", (pathname, id) => {
  expect(menuItems({ ...guest, pathname }).find((item) => item.status)?.id).toBe(id);
});

test("every entry with a moving icon names its artboard and that artboard's state machine", () => {
  const icons = menuItems(guest).map(({ artboard, stateMachine }) => [artboard, stateMachine]);
  expect(icons).toEqual([
    ["HOME", "HOME_interactivity"],
    ["USER", "USER_interactivity"],
    ["LEADERBOARD", "LEADERBOARD_interactivity"],
    ["CONTACT", "CONTACT_interactivity"],
    [null, null],
  ]);
});
