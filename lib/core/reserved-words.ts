import type { WordList } from "./word-list.ts";

const split = (words: string): readonly string[] => words.split(",").map((word) => word.trim());

/** Names of those who speak for the site or a school: whoever wore one could tell children what to do. */
export const reservedWords: WordList = {
  inside: split("huouhamhoc, hươuhamhọc, administrator, webmaster"),
  anyMarks:
    split(`admin, admins, adm, admim, sysadmin, superadmin, quan tri vien, ban quan tri, qtv, moderator, dieu hanh vien,
    ban dieu hanh, he thong, system, support, ho tro vien, cham soc khach hang, cskh, staff, official, helpdesk, hotline, superuser,
    undefined, anonymous, developer, nha phat trien, ban to chuc, ban giam hieu, ban giam khao, bo giao duc, so giao duc, phong giao duc,
    thay giao, thay hieu truong, nguoi kiem duyet, kiem duyet vien, chu website, chu trang web`),
  whole:
    split(`quản trị, mod, giáo viên, giao vien, cô giáo, thầy cô, thầy chủ nhiệm, cô chủ nhiệm, giáo viên chủ nhiệm, hiệu trưởng, hiệu phó, nhà trường, phụ huynh,
    công an xã, cảnh sát, nhân viên, chính thức, chính chủ, ẩn danh, tổng đài, quản lý, quản lí, hệ thống, hỗ trợ, root, null, guest, giám đốc, bác hồ, bác hồ chí minh,
    huou ham hoc, hươu ham học, người quản trị, bảo vệ trường, toà án, tòa án, bộ công an`),
};

/** Ways to be reached, which no child gives to strangers. */
export const contactWords: WordList = {
  inside: split(
    "zalo, facebook, tiktok, instagram, telegram, whatsapp, messenger, discord, youtube, snapchat, gmail, hotmail",
  ),
  anyMarks:
    split(`zl, fb, fbcom, insta, ig, viber, skype, wechat, yahoo, threads, dien thoai, so dien thoai, sdt, ket ban zalo, kb zalo, add zalo,
    inbox, follow me, sub kenh, kenh youtube, cham com, www, http, https, dot com, tele, twitter, vao link, bam link, link nay, add fb, acc fb`),
  whole: split(
    "kết bạn, kết bạn nhé, số máy, gọi cho, gọi số, theo dõi mình, liên hệ, lien he, ib, kb, phây búc, zép lào, da lô, nhắn tin",
  ),
};
