import type { ClassId } from "#lib/core/class-id.ts";

/** Words on the maps of the paths. */
export const mapText = {
  title: (classId: ClassId) => `Ruộng\u00a0bậc thang\u00a0lớp\u00a0${classId}`,
  levels: "Các màn",
  level: (level: number) => `Màn ${level}`,
  levelTitle: (level: number, title: string) => `Màn ${level}: ${title}`,
  leaderboard: "Bảng xếp hạng",
  backToMap: "Về bản đồ",

  done: (time: string) => `đã qua, nhanh nhất ${time}`,
  open: "đang mở",
  locked: "chưa mở",
  mapNode: (title: string, state: string) => `${title}, ${state}`,

  play: "Chơi",
  playLevel: (level: number) => `Chơi màn ${level}`,
  isLocked: (level: number) => `Màn ${level} chưa mở`,
  before: (level: number) => `Con qua màn\u00a0${level} trước nhé!`,
  top: "Con lên tới đỉnh rồi!",
  topLead: "Con chơi lại màn nào cũng được.",
} as const;
